import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The header's button group needs this much free width; CSS pixels (CON-003, CON-008). */
const LEAST_FREE = 272;

/** What the trail takes at least beside the menu, with the gaps; in rem, as the style sheet has it. */
const TRAIL_REM = 14;
/** Up to here the trail has a line of its own. */
const TRAIL_BELOW = '(max-width: 80rem)';

/** Whether the buttons stand in their dropdown only, with so much width left beside the menu (OP-25). */
export function isFoldedAt(free: number): boolean {
  return free < LEAST_FREE;
}

export interface Fold {
  readonly isFolded: boolean;
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly menu: RefObject<HTMLElement | null>;
}

/** Watches the room beside menu and trail; it is measured before anything is drawn, so that nothing jumps. */
export function useFold(hasTrail: boolean): Fold {
  const bar = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLElement>(null);
  const [isFolded, setFolded] = useState(true);
  useLayoutEffect(() => {
    const [outer, inner] = [bar.current, menu.current];
    if (!outer || !inner) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(outer);
      const room = outer.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      setFolded(isFoldedAt(room - inner.offsetWidth - (hasTrail ? measureTrail() : 0)));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(outer);
    watcher.observe(inner);
    return () => watcher.disconnect();
  }, [hasTrail]);
  return { isFolded, bar, menu };
}

function measureTrail(): number {
  if (matchMedia(TRAIL_BELOW).matches) return 0;
  return TRAIL_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
