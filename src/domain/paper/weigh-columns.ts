import { inlineText } from '../document/inline.ts';
import type { PlacedCell } from './place-cells.ts';

/** A column is never narrower, nor weighs more, than text of so many characters. */
const LEAST = 6;
const MOST = 60;
const LONGEST_WORD = 18;
/** The space between two columns, in characters. */
const GAP = 1;

/**
 * The share of the width that each column gets, in parts of 1: more where its cells say more, and enough for its longest
 * word where that is no monster. Cells that span several columns do not count.
 */
export function weighColumns(columns: number, cells: readonly PlacedCell[]): number[] {
  const weights = Array.from({ length: columns }, () => LEAST);
  for (const { cell, x, colspan } of cells) {
    if (colspan > 1) continue;
    const text = cell.paragraphs.map(inlineText).join(' ');
    const word = GAP + Math.max(0, ...text.split(/\s+/u).map(({ length }) => Math.min(length, LONGEST_WORD)));
    // A long text may run over several lines.
    const whole = Math.sqrt(text.length) * 4;
    weights[x] = Math.min(MOST, Math.max(weights[x] ?? LEAST, word, Math.min(text.length, whole)));
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
