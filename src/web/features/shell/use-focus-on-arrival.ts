import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on the content when another page opens, as loading a page would, so that the keyboard and a screen
 * reader start there. The first page is left to the browser.
 */
export function useFocusOnArrival(path: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const last = useRef(path);
  useLayoutEffect(() => {
    if (last.current === path) return;
    last.current = path;
    // A page that is there to type in has taken the focus itself.
    if (document.activeElement?.matches('[data-autofocus]')) return;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
