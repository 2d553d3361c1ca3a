import type { PaperRun, PaperTable } from './paper.ts';

/**
 * A table of so many rows, whose cells hold no more than so many characters each, is never longer than a page; nor is one
 * whose source sets so many lines below one another.
 */
const MOST_ROWS = 14;
const MOST_CHARACTERS = 90;
const MOST_LINES = 28;
/** Of a footnote, its mark and what it takes at the foot of the page. */
const NOTE = 15;

/** Whether a table stays on one page: cut in two, a few rows of figures are harder to read than white space above them. */
export function isWholeTable({ rows, cells, caption }: PaperTable): boolean {
  const isShort = (paragraphs: readonly (readonly PaperRun[])[]): boolean =>
    paragraphs.flat().reduce((sum, run) => sum + measure(run), 0) <= MOST_CHARACTERS;
  const lines = new Map<number, number>();
  for (const { y, paragraphs } of cells) lines.set(y, Math.max(lines.get(y) ?? 1, countLines(paragraphs)));
  const height = [...lines.values()].reduce((sum, count) => sum + count, 0);
  return (
    rows <= MOST_ROWS &&
    height <= MOST_LINES &&
    isShort([caption]) &&
    cells.every(({ paragraphs }) => isShort(paragraphs))
  );
}

function measure(run: PaperRun): number {
  return run.kind === 'text' ? run.text.length : run.kind === 'note' ? NOTE : 1;
}

/** Lines that the source sets below one another. */
function countLines(paragraphs: readonly (readonly PaperRun[])[]): number {
  return paragraphs.length + paragraphs.flat().filter(({ kind }) => kind === 'break').length;
}
