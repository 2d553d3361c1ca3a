import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isAskedAt } from '#web/app/is-asked-at.ts';

/**
 * The address of what was asked for gives way to the path where it is read, if there is one. `isWhole`: together with
 * what stands behind the path.
 */
export function useOtherAddress(asked: string, path: string | undefined, { isWhole }: { readonly isWhole: boolean }) {
  const { history, navigate } = useRouter();
  useEffect(() => {
    const { pathname, search, hash } = history.location;
    if (path === undefined || pathname === path || !isAskedAt(pathname, asked)) return;
    void navigate({ href: isWhole ? `${path}${search}${hash}` : path, replace: true, resetScroll: !isWhole });
  }, [asked, path, isWhole, history, navigate]);
}
