import { useEffect, useRef, useState, type PointerEvent as Press, type RefObject } from 'react';
import { announce } from '#web/app/live-region.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { followDrag } from './follow-drag.ts';

/** What is dragged: favorites by id, and the folder that they are held over. */
export interface Dragged {
  readonly ids: readonly string[];
  readonly over: string | undefined;
}

export interface DragModel {
  readonly dragged: Dragged | undefined;
  /** The element that follows the pointer. */
  readonly label: RefObject<HTMLDivElement | null>;
  /** To be called with a press that may become a drag. */
  readonly press: (event: Press<HTMLElement>, ids: readonly string[]) => void;
}

/** Favorites dragged onto a folder; "Move to…" does the same by keyboard. Escape puts them back. */
export function useDrag(onDrop: (ids: readonly string[], folder: string) => void): DragModel {
  const [dragged, setDragged] = useState<Dragged>();
  const label = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const press = (event: Press<HTMLElement>, ids: readonly string[]) => {
    if (event.button !== 0 || ids.length === 0) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const listeners = {
      onBegin: () => {
        setDragged({ ids, over: undefined });
        announce(`Dragging ${formatCount(ids.length, 'favorite')}. Escape puts back what is dragged.`);
      },
      onOver: (over: string | undefined) => setDragged({ ids, over }),
      onMove: ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) =>
        // Moved without drawing the page anew, so that it follows at the speed of the hand.
        label.current?.style.setProperty('transform', `translate(${clientX + 12}px, ${clientY + 12}px)`),
      onEnd: (folder: string | undefined) => {
        setDragged(undefined);
        if (folder !== undefined) onDrop(ids, folder);
      },
    };
    followDrag(event, listeners, signal);
  };
  return { dragged, label, press };
}
