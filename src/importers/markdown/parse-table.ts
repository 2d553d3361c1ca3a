import type { TableBlock, TableCell } from '#domain/document/block.ts';
import { parseInlines, type InlineContext } from './inline-markdown.ts';

/** Whether two lines open a pipe table: a row and the line of dashes under it. */
export function opensTable(line: string, next: string | undefined): boolean {
  return (
    line.includes('|') &&
    next !== undefined &&
    next.includes('|') &&
    /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(next)
  );
}

/** A pipe table; a cell of dashes alone is an empty cell. */
export function parseTable(lines: readonly string[], context: InlineContext): TableBlock {
  const rows = lines
    .filter((_, index) => index !== 1)
    .map((line, index) => splitRow(line).map((cell) => readCell(cell, index === 0, context)));
  return { kind: 'table', rows };
}

function readCell(cell: string, header: boolean, context: InlineContext): TableCell {
  const text = /^-{3,}$/.test(cell) ? '' : cell;
  return { ...(header ? { header } : {}), paragraphs: text === '' ? [] : [parseInlines(text, context)] };
}

function splitRow(line: string): string[] {
  const row = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return row.split(/(?<!\\)\|/).map((cell) => cell.replace(/\\\|/g, '|').trim());
}
