import { useState, type PointerEvent, type RefObject } from 'react';
import { moveItem } from './move-item.ts';

interface DragOrder<T> {
  /** Its children are the items, in their order. */
  readonly list: RefObject<HTMLElement | null>;
  readonly items: readonly T[];
  /** Told of the order while something is dragged. */
  readonly onShow: (items: readonly T[]) => void;
  /** Told of the order once it is let go of. */
  readonly onDrop: (items: readonly T[]) => void;
}

/** Items of a list dragged up and down by a handle, by mouse, pen or finger. */
export function useDragOrder<T>({ list, items, onShow, onDrop }: DragOrder<T>) {
  const [drag, setDrag] = useState<{ readonly at: number; readonly before: readonly T[] } | undefined>();
  const end = () => {
    if (drag && drag.before !== items) onDrop(items);
    setDrag(undefined);
  };
  const cancel = () => {
    if (drag) onShow(drag.before);
    setDrag(undefined);
  };
  const follow = (event: PointerEvent) => {
    if (!drag) return;
    const to = findPlace(list.current, event.clientY);
    if (to === undefined || to === drag.at) return;
    onShow(moveItem(items, drag.at, to));
    setDrag({ ...drag, at: to });
  };
  return {
    /** Place of the item that is dragged. */
    dragged: drag?.at,
    handleOf: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ at: index, before: items });
      },
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: cancel,
    }),
  };
}

/** The place in a list at a height of the window: that of the item whose middle is nearest. */
function findPlace(list: HTMLElement | null, y: number): number | undefined {
  let nearest: { readonly index: number; readonly distance: number } | undefined;
  for (const [index, item] of [...(list?.children ?? [])].entries()) {
    const { top, height } = item.getBoundingClientRect();
    const distance = Math.abs(top + height / 2 - y);
    if (!nearest || distance < nearest.distance) nearest = { index, distance };
  }
  return nearest?.index;
}
