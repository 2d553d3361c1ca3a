import type { PaperRun, PaperTable } from './paper.ts';

/** A table of so many rows, whose cells hold no more than so many characters each, is never longer than a page. */
const MOST_ROWS = 14;
const MOST_CHARACTERS = 90;

/** Whether a table stays on one page: cut in two, a few rows of figures are harder to read than white space above them. */
export function isWholeTable({ rows, cells, caption }: PaperTable): boolean {
  const isShort = (paragraphs: readonly (readonly PaperRun[])[]): boolean =>
    paragraphs.flat().reduce((sum, run) => sum + (run.kind === 'text' ? run.text.length : MOST_CHARACTERS / 6), 0) <=
    MOST_CHARACTERS;
  return rows <= MOST_ROWS && isShort([caption]) && cells.every(({ paragraphs }) => isShort(paragraphs));
}
