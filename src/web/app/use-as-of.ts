import { useLocation, useRouter } from '@tanstack/react-router';

/** The day (`yyyy-mm-dd`) as of which a page is read, '' for today, and the way to another: the address carries it (OP-186). */
export function useAsOf(): readonly [day: string, choose: (day: string) => void] {
  const { pathname, searchStr } = useLocation();
  const { navigate } = useRouter();
  const parameters = new URLSearchParams(searchStr);
  const day = parameters.get('day') ?? '';
  const choose = (chosen: string) => {
    if (chosen === '') parameters.delete('day');
    else parameters.set('day', chosen);
    const search = parameters.toString();
    void navigate({ href: search === '' ? pathname : `${pathname}?${search}`, replace: true, resetScroll: false });
  };
  return [/^\d{4}-\d{2}-\d{2}$/u.test(day) ? day : '', choose];
}
