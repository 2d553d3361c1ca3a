import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on the content when another page opens, as loading a page would, so that the keyboard and a screen
 * reader start there. The first page is left to the browser. It happens before the page is drawn: what is seen may be
 * pressed at once, and a focus that moved later would take the key away from it.
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
