import { useLocation } from '@tanstack/react-router';
import { SignInTrouble } from '#web/features/account/sign-in-trouble.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** `/account/login` and `/account/ssologin` where sign-in came back with a problem; otherwise the guard has left. */
export default function SignInRoute() {
  const { pathname, searchStr } = useLocation();
  useRouteTitle();
  const query = new URLSearchParams(searchStr);
  const problem = query.get('problem') ?? '';
  query.delete('problem');
  const text = query.toString();
  return <SignInTrouble problem={problem} again={text === '' ? pathname : `${pathname}?${text}`} />;
}
