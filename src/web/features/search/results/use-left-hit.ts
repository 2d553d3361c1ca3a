import { useEffect, type RefObject } from 'react';
import { isReturning } from '#web/app/visit-step.ts';

/** From a page of results to the address of the hit that was followed there last. */
const followed = new Map<string, string>();

/** To be told of a hit that is followed, while its page of results is still there. */
export function noteFollowed(href: string): void {
  followed.set(hereOf(window.location), href);
}

/**
 * Gives the focus back to the hit that was followed where the reader returns to its page of results, so that the keyboard
 * and a screen reader go on from there. Nothing is taken from what has the focus by then.
 */
export function useLeftHit(list: RefObject<HTMLElement | null>, isStale: boolean): void {
  useEffect(() => {
    const href = followed.get(hereOf(window.location));
    if (isStale || href === undefined || !isReturning()) return undefined;
    // The page itself takes the focus as it arrives.
    const frame = requestAnimationFrame(() => {
      const active = document.activeElement;
      if (active && !active.matches('body, main')) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
      links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [list, isStale]);
}

function hereOf({ pathname, search }: Location): string {
  return `${pathname}${search}`;
}
