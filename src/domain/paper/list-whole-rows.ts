import type { PaperCell, PaperTable } from './paper.ts';

/** A cell of so many characters is never longer than a page, however narrow its column. */
const MOST_CHARACTERS = 300;
/** A paragraph begins a line, in characters. */
const LINE = 20;

/** The rows of a table that no page cuts in two: those of short cells, of which none reaches into another row. */
export function listWholeRows({ rows, cells }: PaperTable): ReadonlySet<number> {
  const whole = new Set(Array.from({ length: rows }, (_, y) => y));
  for (const cell of cells) {
    if (cell.rowspan === 1 && isShort(cell)) continue;
    for (let y = cell.y; y < cell.y + cell.rowspan; y += 1) whole.delete(y);
  }
  return whole;
}

function isShort({ paragraphs }: PaperCell): boolean {
  let sum = paragraphs.length * LINE;
  for (const run of paragraphs.flat()) {
    // A note stands at the foot, and is cut there where it is long.
    sum += run.kind === 'text' ? run.text.length : 1;
  }
  return sum <= MOST_CHARACTERS;
}
