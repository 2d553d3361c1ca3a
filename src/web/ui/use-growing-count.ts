import { useEffect, useState } from 'react';

/** So many rows of a table are laid out within a frame, on a machine that does other things, too. */
const STEP = 30;

/**
 * How many of some rows to show: a screen of them at once whenever they are others or stand otherwise, and the rest a
 * step with each frame, so that no frame lays out a long table as a whole.
 */
export function useGrowingCount(rows: readonly unknown[]): number {
  const [grown, setGrown] = useState({ rows, count: STEP });
  const current = grown.rows === rows ? grown : { rows, count: STEP };
  if (current !== grown) setGrown(current);
  const { count } = current;
  const isWhole = count >= rows.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() => setGrown({ rows, count: count + STEP }));
    return () => cancelAnimationFrame(frame);
  }, [rows, count, isWhole]);
  return count;
}
