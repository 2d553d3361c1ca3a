/** Rows whose cells say how wide the columns are. */
const SAMPLED = 300;
/** Columns are measured in characters: no narrower and no wider than this, whatever stands in them. */
export const NARROWEST = 6;
const WIDEST = 40;
/** Widths go by such steps: a table that was stored in several has the same columns in all of them. */
const WIDTH_STEP = 3;
/** The room beside the words of a cell, a little more than two letters of them. */
const BESIDE = 3;
/** A column that is wider may be squeezed to this before the table is scrolled sideways. */
const SQUEEZED = 14;
/** Characters on a line of a table as wide as the text. */
export const LINE = 85;

/** A row as the server wrote it, and over how many rows its cells reach. */
export interface WrittenRow {
  readonly html: string;
  readonly cells: readonly { readonly rowSpan: number }[];
}

/** Characters that the longest of nine cells in ten has, by column, and room for the words of its head. */
export function* measureColumns(
  heads: readonly HTMLTableRowElement[],
  rows: readonly WrittenRow[],
  piece: number,
): Generator<void, number[]> {
  const lengths: number[][] = [];
  const step = Math.max(1, Math.floor(rows.length / SAMPLED));
  for (let from = 0; from < rows.length; from += step * piece) {
    const sample = rows.slice(from, from + step * piece).filter((_, index) => index % step === 0);
    for (const row of parseRows(sample)) addLengths(lengths, row);
    yield;
  }
  const words = measureHeads(heads);
  const wide = lengths.map((column, index) => {
    const sorted = column.sort((a, b) => a - b);
    const wanted = Math.max(sorted[Math.floor(sorted.length * 0.9)] ?? 0, words[index] ?? 0) + BESIDE;
    return Math.min(WIDEST, Math.max(NARROWEST, Math.ceil(wanted / WIDTH_STEP) * WIDTH_STEP));
  });
  return fitColumns(wide);
}

/** Where all together are wider than the text, those that are wide give way: dates and sums stay in one line. */
function fitColumns(columns: readonly number[]): number[] {
  const wide = sumOf(columns.filter((width) => width > SQUEEZED));
  const room = LINE - (sumOf(columns) - wide);
  const share = Math.min(1, Math.max(0, room) / Math.max(1, wide));
  return columns.map((width) => (width > SQUEEZED ? Math.max(SQUEEZED, Math.floor(width * share)) : width));
}

export function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

function addLengths(lengths: number[][], row: HTMLTableRowElement): void {
  let column = 0;
  for (const cell of row.cells) {
    if (cell.colSpan === 1) (lengths[column] ??= []).push(cell.textContent.length);
    column += cell.colSpan;
  }
  for (let more = 0; more < column; more += 1) lengths[more] ??= [];
}

/** Letters of the longest word that the heads of each column have, wherever cells over several rows put them. */
function measureHeads(heads: readonly HTMLTableRowElement[]): number[] {
  const words: number[] = [];
  /** For each column, the first row in which it is free again. */
  const freeFrom: number[] = [];
  for (const [y, row] of heads.entries()) {
    let x = 0;
    for (const cell of row.cells) {
      while ((freeFrom[x] ?? 0) > y) x += 1;
      if (cell.colSpan === 1) words[x] = Math.max(words[x] ?? 0, measureWord(cell));
      for (let at = x; at < x + cell.colSpan; at += 1) freeFrom[at] = y + cell.rowSpan;
      x += cell.colSpan;
    }
  }
  return words;
}

/** Letters of the longest word. */
function measureWord(cell: HTMLTableCellElement): number {
  return Math.max(
    ...wordsOf(cell)
      .split(/\s+/u)
      .map(({ length }) => length),
  );
}

/** The words of a cell, also of one that has them as a label. */
export function wordsOf(cell: HTMLTableCellElement): string {
  return cell.ariaLabel ?? cell.textContent;
}

export function parseRows(rows: readonly WrittenRow[]): HTMLTableRowElement[] {
  const body = document.createElement('tbody');
  body.innerHTML = rows.map(({ html }) => html).join('');
  return [...body.rows];
}
