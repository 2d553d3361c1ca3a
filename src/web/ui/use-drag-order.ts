import { useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { moveItem } from './move-item.ts';

interface DragOrder<T> {
  /** Its children are the items, in their order. */
  readonly list: RefObject<HTMLElement | null>;
  readonly items: readonly T[];
  /** Which way they stand; below each other where nothing is said. */
  readonly axis?: 'x' | 'y';
  /** Told of the order while something is dragged. */
  readonly onShow: (items: readonly T[]) => void;
  /** Told of the order once it is let go of. */
  readonly onDrop: (items: readonly T[]) => void;
}

/** Items of a list dragged among each other by a handle, by mouse, pen or finger. */
export function useDragOrder<T>({ list, items, axis = 'y', onShow, onDrop }: DragOrder<T>) {
  const [dragged, setDragged] = useState<number | undefined>();
  const order = useRef(items);
  const begin = (at: number) => {
    let place = at;
    const before = items;
    order.current = items;
    // The handle itself moves in the page while its item does: the window is told of the pointer wherever it is.
    const listening = new AbortController();
    const { signal } = listening;
    const follow = (event: PointerEvent) => {
      const to = findPlace(list.current, axis, axis === 'x' ? event.clientX : event.clientY);
      if (to === undefined || to === place) return;
      order.current = moveItem(order.current, place, to);
      place = to;
      onShow(order.current);
      setDragged(to);
    };
    const end = (event: PointerEvent) => {
      listening.abort();
      setDragged(undefined);
      if (event.type === 'pointercancel') onShow(before);
      else if (order.current !== before) onDrop(order.current);
    };
    setDragged(at);
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };
  return {
    /** Place of the item that is dragged. */
    dragged,
    handleOf: (index: number) => ({
      onPointerDown: (event: ReactPointerEvent) => {
        if (event.button === 0) begin(index);
      },
    }),
  };
}

/** The place in a list at a height, or a distance from the left, of the window: of the item whose middle is nearest. */
function findPlace(list: HTMLElement | null, axis: 'x' | 'y', at: number): number | undefined {
  let nearest: { readonly index: number; readonly distance: number } | undefined;
  for (const [index, item] of [...(list?.children ?? [])].entries()) {
    const { top, left, height, width } = item.getBoundingClientRect();
    const distance = Math.abs((axis === 'x' ? left + width / 2 : top + height / 2) - at);
    if (!nearest || distance < nearest.distance) nearest = { index, distance };
  }
  return nearest?.index;
}
