import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to the button that opened something once that has closed, unless the reader has put it elsewhere
 * by then. An element that goes with the focus in it leaves it to the page's body.
 */
export function useReturnedFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
