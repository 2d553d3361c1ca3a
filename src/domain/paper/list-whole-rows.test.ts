import { expect, it } from 'vitest';
import { listWholeRows } from './list-whole-rows.ts';
import type { PaperCell, PaperTable } from './paper.ts';

const cell = (y: number, text: string, rowspan = 1): PaperCell => ({
  x: 0,
  y,
  colspan: 1,
  rowspan,
  isHeader: false,
  isFigure: false,
  paragraphs: [[{ kind: 'text', text, styles: [] }]],
});

function table(...cells: PaperCell[]): PaperTable {
  const rows = Math.max(...cells.map(({ y, rowspan }) => y + rowspan));
  return { kind: 'table', caption: [], widths: [1], rows, headRows: 0, cells };
}

it('keeps rows of short cells whole, and lets pages cut those that are long or hang together', () => {
  expect([...listWholeRows(table(cell(0, 'Short.'), cell(1, 'Long. '.repeat(60)), cell(2, 'Short.')))]).toEqual([0, 2]);
  expect([...listWholeRows(table(cell(0, 'Two rows.', 2), cell(2, 'Alone.')))]).toEqual([2]);
});

it('lets a page cut a row with many short paragraphs', () => {
  const lines = Array.from({ length: 30 }, () => [{ kind: 'text', text: 'No.', styles: [] }] as const);
  expect(listWholeRows(table({ ...cell(0, ''), paragraphs: lines })).size).toBe(0);
});

it('keeps the heads of a table whole where a note stands in them', () => {
  const note = {
    kind: 'note',
    mark: '1',
    paragraphs: [[{ kind: 'text', text: 'Read. '.repeat(90), styles: [] }]],
  } as const;
  expect([...listWholeRows(table({ ...cell(0, ''), paragraphs: [[note]] }))]).toEqual([0]);
});
