import type { TableCell } from './block.ts';
import { inlineText } from './inline.ts';

/** What a figure looks like: sign or currency, digits with their separators, then a unit, a closing sign or nothing. */
const FIGURE = /^[(+–−-]?\s?(?:[A-Z]{3}\s|[€$£¥]\s?)?[(+–−-]?(\d[\d.,'’\s]*\d|\d)(\s?[%‰)*]*)$/u;
const DASH = /^[–—-]{1,3}$/u;
const NO_FIGURE = /^(?:[–—-]{1,3}|n\/a|n\.a\.)?$/iu;

/** For each cell of a column of figures, what would follow its text if all had as many decimals; never part of the text. */
export type FigureTails = ReadonlyMap<TableCell, string>;

/**
 * The cells of a table that stand below each other as figures, to be drawn to the right with their decimal signs in one
 * line. The first column names what the others count and is never one of figures.
 */
export function listFigureTails(rows: readonly (readonly TableCell[])[]): FigureTails {
  const tails = new Map<TableCell, string>();
  for (const column of listColumns(rows)) {
    const body = column.filter((cell) => !cell.header);
    const texts = body.map(textOf);
    const figures = texts.filter((text) => FIGURE.test(text));
    // A dash stands for a figure that there is none of.
    const isColumn = figures.length > 0 && figures.length + texts.filter((text) => DASH.test(text)).length > 1;
    if (!isColumn || !texts.every((text) => FIGURE.test(text) || NO_FIGURE.test(text))) continue;
    const decimal = findDecimalSign(figures);
    const parts = figures.map((text) => splitFigure(text, decimal));
    const fraction = longest(parts.map((part) => part.fraction));
    const suffix = longest(parts.map((part) => part.suffix));
    for (const cell of column) {
      const text = textOf(cell);
      const own = FIGURE.test(text) && !cell.header ? splitFigure(text, decimal) : undefined;
      tails.set(cell, own ? fraction.slice(own.fraction.length) + (own.suffix === '' ? suffix : '') : '');
    }
  }
  return tails;
}

/** Columns but the first, of cells that span one column; a cell that spans more belongs to none. */
function listColumns(rows: readonly (readonly TableCell[])[]): readonly TableCell[][] {
  const columns: TableCell[][] = [];
  const taken: number[] = [];
  for (const row of rows) {
    let at = 0;
    for (const cell of row) {
      while ((taken[at] ?? 0) > 0) at += 1;
      const width = Math.max(1, cell.colspan ?? 1);
      if (width === 1 && at > 0) (columns[at] ??= []).push(cell);
      for (let end = at + width; at < end; at += 1) taken[at] = Math.max(1, cell.rowspan ?? 1);
    }
    for (let column = 0; column < taken.length; column += 1) taken[column] = Math.max(0, (taken[column] ?? 0) - 1);
  }
  return columns.filter((column) => column.length > 0);
}

/** The sign that some figure of the column uses as no separator of thousands could be. */
function findDecimalSign(figures: readonly string[]): '.' | ',' {
  const isDecimal = (sign: string, other: string) =>
    figures.some((text) => {
      const digits = FIGURE.exec(text)?.[1] ?? '';
      const at = digits.lastIndexOf(sign);
      if (at < 0 || digits.indexOf(sign) !== at || digits.indexOf(other) > at) return false;
      return digits.length - at - 1 !== 3 || digits.includes(other);
    });
  return isDecimal(',', '.') ? ',' : '.';
}

function splitFigure(text: string, decimal: string): { readonly fraction: string; readonly suffix: string } {
  const [, digits = '', suffix = ''] = FIGURE.exec(text) ?? [];
  const at = digits.lastIndexOf(decimal);
  // More than one of them, as in 1.234.567, are no decimal signs.
  return { fraction: at < 0 || digits.indexOf(decimal) !== at ? '' : digits.slice(at), suffix };
}

function longest(texts: readonly string[]): string {
  return texts.reduce((one, other) => (other.length > one.length ? other : one), '');
}

function textOf(cell: TableCell): string {
  return cell.paragraphs.map(inlineText).join(' ').trim();
}
