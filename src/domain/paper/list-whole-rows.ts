import type { PaperCell, PaperTable } from './paper.ts';
import { textOfRuns } from './text-of-runs.ts';

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

/** A note counts as its mark: it stands at the foot, and is cut there where it is long. */
function isShort({ paragraphs }: PaperCell): boolean {
  return paragraphs.reduce((sum, runs) => sum + LINE + textOfRuns(runs).length, 0) <= MOST_CHARACTERS;
}
