import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Keeps what a form says in the address of its page; `search` is empty or begins with `?`, and stands still for a while. */
export function useSearchInAddress(search: string): void {
  const { pathname } = useLocation();
  const { navigate } = useRouter();
  useEffect(() => {
    const here = `${globalThis.location.pathname}${globalThis.location.search}`;
    const wanted = `${pathname}${search}`;
    if (here === wanted || globalThis.location.pathname !== pathname) return;
    void navigate({ href: wanted, replace: true, resetScroll: false });
  }, [search, pathname, navigate]);
}
