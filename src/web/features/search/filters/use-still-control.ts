import { useEffect, useLayoutEffect, useRef, type ChangeEvent, type HTMLAttributes } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';

/** A control that the reader has just used. */
interface Used {
  readonly control: HTMLElement;
  /** Where it stood on the screen. */
  readonly top: number;
  /** The search before it was used. */
  readonly state: SearchState;
}

/** With these the reader goes on to something else. */
const NEXT_ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Keeps the control that the reader has just used where it stands on the screen while the answer changes what is above
 * it, as far as there is room to scroll: nothing jumps under the hand. The handler is for the element around the
 * controls.
 */
export function useStillControl(
  state: SearchState,
  isStale: boolean,
): Pick<HTMLAttributes<HTMLElement>, 'onChangeCapture'> {
  const last = useRef<Used>(undefined);
  useEffect(() => {
    const letGo = () => {
      last.current = undefined;
    };
    for (const act of NEXT_ACTS) window.addEventListener(act, letGo, { capture: true, passive: true });
    return () => {
      for (const act of NEXT_ACTS) window.removeEventListener(act, letGo, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    const used = last.current;
    if (!used) return;
    const isAnswered = used.state !== state && !isStale;
    if (isAnswered || !used.control.isConnected) last.current = undefined;
    // Where things stand is asked once a frame, just before it is drawn: each question lays the whole page out.
    requestAnimationFrame(() => {
      if (used.control.isConnected) moveBack(used);
    });
  });
  return {
    onChangeCapture: ({ target }: ChangeEvent<HTMLElement>) => {
      last.current = { control: target, top: topOf(target), state };
    },
  };
}

function moveBack({ control, top }: Used): void {
  const moved = topOf(control) - top;
  if (moved !== 0) scrollerOf(control).scrollTop += moved;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** The panel or the sheet, whichever it stands in. */
function scrollerOf(element: Element): Element {
  const parent = element.parentElement;
  if (!parent) return document.documentElement;
  return ['auto', 'scroll'].includes(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}
