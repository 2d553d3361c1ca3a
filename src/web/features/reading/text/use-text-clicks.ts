import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isPlainClick } from '#web/ui/app-link.tsx';
import type { Notes } from './use-notes.ts';

/**
 * What clicks in the text do: a footnote mark opens its note, an anchor moves inside the document, an address of the
 * library opens without loading the page again; every other link is left to the browser.
 */
export function useTextClicks(
  text: RefObject<HTMLElement | null>,
  notes: Notes,
  openAnchor: (anchor: string) => void,
): void {
  const router = useRouter();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || !href || !isPlainClick(event) || link.target) return;
    if (link.classList.contains('note-mark')) {
      if (notes.open(link)) event.preventDefault();
    } else if (href.startsWith('#')) {
      event.preventDefault();
      openAnchor(decodeURIComponent(href.slice(1)));
    } else if (href.startsWith('/')) {
      event.preventDefault();
      void router.navigate({ href });
    }
  });
  useEffect(() => {
    const element = text.current;
    const listener = (event: MouseEvent) => follow(event);
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, [text]);
}
