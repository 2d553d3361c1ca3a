import type { TableBlock, TableCell } from '#domain/document/block.ts';
import type { PdfCell, PdfLine } from './pdf-text.ts';

/** Columns from which on lines are a table, and lines from which on columns are one. */
const COLUMNS = 3;
const ROWS = 2;
const FIGURE = /^(?:[-–—]{1,3}|[($€£]?\s?\d[\d.,]*\)?%?)$/u;

interface Span {
  x: number;
  right: number;
}

/** Lines that stand in columns, from the first of them to the one after the last. */
export interface PrintedTable {
  readonly from: number;
  readonly to: number;
  readonly block: TableBlock;
}

/** The tables of a page: at least two lines one below the other in three columns or more, with their heads above them. */
export function findTables(lines: readonly PdfLine[]): PrintedTable[] {
  const tables: PrintedTable[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    let to = from;
    while ((lines[to]?.cells.length ?? 0) >= COLUMNS) to += 1;
    if (to - from < ROWS) continue;
    const columns = findColumns(lines.slice(from, to));
    if (columns.length < COLUMNS || !lines.slice(from, to).every((line) => fits(line, columns))) continue;
    let first = from;
    const end = tables.at(-1)?.to ?? 0;
    while (first > end && (lines[first - 1]?.cells.length ?? 0) > 1 && fits(lines[first - 1]!, columns)) first -= 1;
    tables.push({ from: first, to, block: readTable(lines.slice(first, to), columns) });
    from = to;
  }
  return tables;
}

/** The stretches of a line's width in which cells stand, from left to right. */
function findColumns(lines: readonly PdfLine[]): readonly Span[] {
  const columns: Span[] = [];
  for (const { x, right } of lines.flatMap((line) => line.cells).toSorted((one, other) => one.x - other.x)) {
    const last = columns.at(-1);
    if (last && x < last.right) last.right = Math.max(last.right, right);
    else columns.push({ x, right });
  }
  return columns;
}

/** Whether each cell stands in a column of its own. */
function fits({ cells }: PdfLine, columns: readonly Span[]): boolean {
  const places = cells.map((cell) => placesOf(cell, columns));
  return places.every((place) => place.length === 1) && new Set(places.flat()).size === cells.length;
}

function placesOf(cell: PdfCell, columns: readonly Span[]): number[] {
  return columns.flatMap(({ x, right }, index) => (cell.x < right && cell.right > x ? [index] : []));
}

function readTable(lines: readonly PdfLine[], columns: readonly Span[]): TableBlock {
  const firstFigures = lines.findIndex(({ cells }) => cells.filter(({ text }) => FIGURE.test(text)).length > 1);
  const rows = lines.map(({ cells }, row): TableCell[] =>
    columns.map((_, column) => {
      const cell = cells.find((one) => placesOf(one, columns)[0] === column);
      const isHead = row < firstFigures;
      return { ...(isHead ? { header: true } : {}), paragraphs: cell ? [[cell.text]] : [] };
    }),
  );
  return { kind: 'table', rows };
}

/**
 * Lines in which two texts stand side by side and one of them goes on below: each text is made one line. What stands
 * side by side otherwise stays a line.
 */
export function partColumns(lines: readonly PdfLine[]): PdfLine[] {
  const parted: PdfLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const [one, other, third] = line.cells;
    const next = lines[index + 1];
    const goesOn =
      one &&
      other &&
      !third &&
      next &&
      other.x - one.right > line.size * 2 &&
      next.x >= one.x - 2 &&
      next.right <= one.right + 2;
    if (!goesOn) {
      parted.push(line);
      continue;
    }
    const text = `${one.text} ${next.text}`;
    parted.push({ ...line, ...one, text, cells: [{ ...one, text }] }, { ...line, ...other, y: next.y, cells: [other] });
    index += 1;
  }
  return parted;
}
