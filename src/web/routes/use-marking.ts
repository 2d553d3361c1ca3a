import { useLocation, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { printSearchTerm, readSearchTerm, type SearchTerm } from '#web/app/search-term.ts';
import { readVersion } from '#web/app/version-in-address.ts';
import type { Marking } from '#web/features/reading/text/marking.ts';

/** Takes the marks of a search out of a document, and sets them again; its address says which of the two it is. */
export function useMarking(searchStr: string): Marking {
  const router = useRouter();
  const { pathname } = useLocation();
  const { searchTerm, forms } = readSearchTerm(searchStr);
  const [last, setLast] = useState<SearchTerm>({});
  const wasPressed = useRef(false);
  if (searchTerm !== undefined && (searchTerm !== last.searchTerm || forms !== last.forms)) {
    setLast(forms === undefined ? { searchTerm } : { searchTerm, forms });
  }
  const go = (term: SearchTerm) => {
    wasPressed.current = true;
    const parameters = printSearchTerm(term);
    const version = readVersion(searchStr);
    if (version !== undefined) parameters.set('v', String(version));
    const query = parameters.size > 0 ? `?${parameters.toString()}` : '';
    void router.navigate({ href: `${pathname}${query}`, resetScroll: false });
  };
  return {
    isWanted: searchTerm !== undefined,
    last: last.searchTerm,
    remove: () => go({}),
    setAgain: () => go(last),
    wasPressed,
  };
}
