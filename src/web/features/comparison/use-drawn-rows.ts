import { useEffect, useMemo, useState } from 'react';
import type { Matrix } from './build-matrix.ts';

/** So many characters of answers are drawn within a frame, on a machine that does other things, too. */
const STEP = 9_000;

/**
 * How many rows are drawn: those of the first screen at once, the rest some with each frame, so that no frame lays out all
 * of a large matrix. Rows that are to come keep about their height.
 */
export function useDrawnRows({ rows, columns }: Matrix): number {
  const sizes = useMemo(
    () => rows.map(({ id }) => columns.reduce((sum, { cells }) => sum + (cells.get(id)?.html.length ?? 0), 0)),
    [rows, columns],
  );
  const [drawn, setDrawn] = useState(() => reachFrom(0, sizes));
  const isWhole = drawn >= rows.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(reachFrom(drawn, sizes)));
    return () => cancelAnimationFrame(frame);
  }, [isWhole, drawn, sizes]);
  return drawn;
}

/** One row at least, and as many more as a step has room for. */
function reachFrom(start: number, sizes: readonly number[]): number {
  let room = STEP;
  let at = start;
  do {
    room -= sizes[at] ?? 0;
    at += 1;
  } while (at < sizes.length && room >= (sizes[at] ?? 0));
  return at;
}
