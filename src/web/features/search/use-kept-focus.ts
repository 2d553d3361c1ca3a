import { useEffect, useRef, type FocusEvent, type HTMLAttributes, type RefObject } from 'react';
import { focusResults } from './results/focus-results.ts';

/** Controls that the focus can go to. */
const STOPS = 'a[href], button:not(:disabled), input:not(:disabled)';

/** A list of controls within which the focus stays when one of them goes. */
const GROUP = '[data-focus-group]';

interface Held {
  readonly control: HTMLElement;
  readonly group: Element | null;
  /** Its place among the controls of the group. */
  readonly place: number;
  /** The sheet that it stands in. */
  readonly sheet: Element | null;
}

interface KeptFocus extends Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur'> {
  readonly ref: RefObject<HTMLDivElement | null>;
}

/**
 * Keeps the focus on a search page where a control goes away with what it did, a pill that was removed or a way on from
 * no results, which the browser leaves to the page's body: the control that takes its place in its group has the focus
 * then, or the heading of the results. The answer is for the element around the page.
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<Held>(undefined);
  useEffect(() => {
    const page = ref.current;
    if (!page) return;
    const watch = new MutationObserver(() => {
      const lost = held.current;
      if (!lost || lost.control.isConnected) return;
      held.current = undefined;
      // A sheet that closes gives the focus back to what opened it.
      if (document.activeElement === document.body && lost.sheet?.isConnected !== false) moveOn(lost);
    });
    watch.observe(page, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = readHeld(target);
    },
    // React is silent about an element that it takes away itself; what is told of is the reader's going elsewhere.
    onBlur: () => {
      held.current = undefined;
    },
  };
}

function readHeld(control: HTMLElement): Held {
  const group = control.closest(GROUP);
  return { control, group, place: group ? listStops(group).indexOf(control) : -1, sheet: control.closest('dialog') };
}

function moveOn({ group, place, sheet }: Held): void {
  const stops = group?.isConnected ? listStops(group) : [];
  const next = stops[Math.min(place, stops.length - 1)] ?? sheet?.querySelector<HTMLElement>(STOPS);
  if (next) next.focus();
  else focusResults();
}

function listStops(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(STOPS)];
}
