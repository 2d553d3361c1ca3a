import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { printSearchTerm, readSearchTerm, type SearchTerm } from '#web/app/search-term.ts';
import { readVersion } from '#web/app/version-in-address.ts';
import type { Marking } from '#web/features/reading/text/marking.ts';
import { afterPaint } from '#web/ui/after-paint.ts';

/** What a reader asked for, at an address that does not say so yet. */
interface Pressed {
  readonly term: SearchTerm;
  readonly searchStr: string;
}

/** Takes the marks of a search out of a document, and sets them again; its address says which of the two it is. */
export function useMarking(searchStr: string): Marking {
  const { searchTerm, forms } = readSearchTerm(searchStr);
  const [last, setLast] = useState<SearchTerm>({});
  const [pressed, setPressed] = useState<Pressed>();
  const wasPressed = useRef(false);
  if (searchTerm !== undefined && (searchTerm !== last.searchTerm || forms !== last.forms)) {
    setLast(forms === undefined ? { searchTerm } : { searchTerm, forms });
  }
  if (pressed && pressed.searchStr !== searchStr) setPressed(undefined);
  useAddressAfterPress(pressed);
  const press = (term: SearchTerm) => {
    wasPressed.current = true;
    setPressed({ term, searchStr });
  };
  return {
    isWanted: (pressed ? pressed.term : { searchTerm }).searchTerm !== undefined,
    last: last.searchTerm,
    remove: () => press({}),
    setAgain: () => press(last),
    wasPressed,
  };
}

/** What is pressed is seen first: in a very long text the change of the address is work, too. */
function useAddressAfterPress(pressed: Pressed | undefined): void {
  const router = useRouter();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!pressed) return undefined;
    const parameters = printSearchTerm(pressed.term);
    const version = readVersion(pressed.searchStr);
    if (version !== undefined) parameters.set('v', String(version));
    const query = parameters.size > 0 ? `?${parameters.toString()}` : '';
    return afterPaint(() => void router.navigate({ href: `${pathname}${query}`, resetScroll: false }));
  }, [pressed, pathname, router]);
}
