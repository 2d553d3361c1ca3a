import { useEffect, useRef, useState, type RefObject } from 'react';

interface SteadyColumns {
  readonly table: RefObject<HTMLTableElement | null>;
  /** Widths of the columns in pixels, once they are held. */
  readonly widths: readonly number[] | undefined;
}

/** A table has its final room, and all its rows, this long after the last change of it, in milliseconds. */
const SETTLED = 250;

/**
 * Holds the columns of a table as wide as its rows made them, so that neither fewer rows nor those that come step by step
 * move them; a table that gets more or less room is measured anew.
 */
export function useSteadyColumns(columns: readonly unknown[]): SteadyColumns {
  const table = useRef<HTMLTableElement>(null);
  const [held, setHeld] = useState<{ readonly columns: readonly unknown[]; readonly widths: readonly number[] }>();
  useEffect(() => {
    const box = table.current?.parentElement;
    if (!box) return undefined;
    let room = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => {
      const heads = [...(table.current?.tHead?.rows[0]?.cells ?? [])];
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      if (widths.every((width) => width > 0)) setHeld({ columns, widths });
    };
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === room) return;
      if (room > 0) setHeld(undefined);
      room = box.clientWidth;
      clearTimeout(timer);
      timer = setTimeout(hold, SETTLED);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [columns]);
  return { table, widths: held?.columns === columns ? held.widths : undefined };
}
