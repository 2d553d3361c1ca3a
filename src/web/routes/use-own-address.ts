import { presentCaseAddress } from '#domain/addresses/text-address.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isAskedAt } from '#web/app/is-asked-at.ts';

/** What is read of a document that was asked for. */
interface Asked {
  readonly id: string;
  /** The page of the case that it is or belongs to. */
  readonly caseFile: string | null;
}

/**
 * Replaces the address of a document that was asked for by another id than its own, such as a person who is part of
 * another, and that of a case which was asked for as if it were a text. Answers whether it is about to.
 */
export function useOwnAddress(asked: string, document: Asked | undefined): boolean {
  const router = useRouter();
  const { pathname, searchStr, hash } = useLocation();
  const path = document && isAskedAt(pathname, asked) ? ownPath(pathname, asked, document) : undefined;
  const href = path === undefined ? undefined : `${path}${searchStr}${hash === '' ? '' : `#${hash}`}`;
  useEffect(() => {
    if (href !== undefined) void router.navigate({ href, replace: true, resetScroll: false });
  }, [router, href]);
  return href !== undefined;
}

/** Where a document is read instead of the path by which it was asked for; undefined where it is that one. */
function ownPath(path: string, asked: string, { id, caseFile }: Asked): string | undefined {
  if (caseFile === presentCaseAddress(id)) return caseFile;
  return id === asked ? undefined : `${path.slice(0, path.lastIndexOf('/') + 1)}${encodeURIComponent(id)}`;
}
