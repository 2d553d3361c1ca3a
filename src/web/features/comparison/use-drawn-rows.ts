import { useEffect, useMemo, useState } from 'react';
import type { Matrix } from './build-matrix.ts';

/** So many characters of answers are drawn at once, and marked within a frame, on a machine that does other things, too. */
const FIRST_STEP = 9_000;
/** So many are drawn within each frame after that: each frame lays the table out anew, so that few frames are soonest at the end. */
const STEP = 256_000;

export interface DrawnRows {
  /** So many rows are drawn; those that are to come keep about their height. */
  readonly drawn: number;
  /** Of each row, whether what differs is marked there by now. */
  readonly isMarked: (at: number) => boolean;
}

/**
 * Rows are drawn, and marked where the reader wants that, a step with each frame, the first screen at once, so that no
 * frame draws all of a large matrix.
 */
export function useDrawnRows({ rows, columns }: Matrix, wantsMarks: boolean): DrawnRows {
  const sizes = useMemo(
    () => rows.map(({ id }) => columns.reduce((sum, { cells }) => sum + (cells.get(id)?.html.length ?? 0), 0)),
    [rows, columns],
  );
  const [drawn, setDrawn] = useState(() => reachFrom(0, sizes, FIRST_STEP));
  const [marks, setMarks] = useState({ are: wantsMarks, reach: Infinity });
  const current = marks.are === wantsMarks ? marks : { are: wantsMarks, reach: 0 };
  if (current !== marks) setMarks(current);
  const { reach } = current;
  const isWhole = drawn >= rows.length && reach >= rows.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() => {
      if (drawn < rows.length) setDrawn(reachFrom(drawn, sizes, STEP));
      if (reach < rows.length) setMarks({ are: wantsMarks, reach: reachFrom(reach, sizes, FIRST_STEP) });
    });
    return () => cancelAnimationFrame(frame);
  }, [isWhole, drawn, reach, wantsMarks, rows.length, sizes]);
  return { drawn, isMarked: (at) => (at < reach ? wantsMarks : !wantsMarks) };
}

/** One row at least, and as many more as a step has room for. */
function reachFrom(start: number, sizes: readonly number[], step: number): number {
  let room = step;
  let at = start;
  do {
    room -= sizes[at] ?? 0;
    at += 1;
  } while (at < sizes.length && room >= (sizes[at] ?? 0));
  return at;
}
