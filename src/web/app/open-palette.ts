import { useEffect, useEffectEvent } from 'react';

const OPENS = 'pandect:palette';

/** Opens the list of everything that can be gone to, over the page (OP-182). */
export function openPalette(): void {
  window.dispatchEvent(new Event(OPENS));
}

/** Hears what opens it: Ctrl K, or Command K, wherever the focus is, but over no other sheet. */
export function usePaletteKey(open: () => void): void {
  const hear = useEffectEvent((event: Event) => {
    const isKey = event instanceof KeyboardEvent;
    if (isKey && !(event.key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: Event) => hear(event);
    for (const type of ['keydown', OPENS]) window.addEventListener(type, listener);
    return () => {
      for (const type of ['keydown', OPENS]) window.removeEventListener(type, listener);
    };
  }, []);
}
