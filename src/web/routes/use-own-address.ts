import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Replaces the address of a document that was asked for by another id than its own, such as a person who is part of
 * another. Answers whether it is about to.
 */
export function useOwnAddress(asked: string, own: string | undefined): boolean {
  const router = useRouter();
  const { pathname, searchStr, hash } = useLocation();
  const isMoving = own !== undefined && own !== asked;
  const href = isMoving ? `${replaceId(pathname, own)}${searchStr}${hash === '' ? '' : `#${hash}`}` : undefined;
  useEffect(() => {
    if (href !== undefined) void router.navigate({ href, replace: true, resetScroll: false });
  }, [router, href]);
  return isMoving;
}

/** The path with another document at its end. */
function replaceId(path: string, id: string): string {
  return `${path.slice(0, path.lastIndexOf('/') + 1)}${encodeURIComponent(id)}`;
}
