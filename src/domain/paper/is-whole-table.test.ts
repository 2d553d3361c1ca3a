import { expect, test } from 'vitest';
import { isWholeTable } from './is-whole-table.ts';
import type { PaperTable } from './paper.ts';

function table(rows: number, text: string): PaperTable {
  const cells = Array.from({ length: rows }, (_, y) => ({
    x: 0,
    y,
    colspan: 1,
    rowspan: 1,
    isHeader: false,
    isFigure: false,
    paragraphs: [[{ kind: 'text' as const, text, styles: [] }]],
  }));
  return { kind: 'table', caption: [], widths: [1], rows, headRows: 1, cells };
}

test('a short table of figures stays on one page; one of many rows or of long texts may be longer than a page', () => {
  expect(isWholeTable(table(8, '4,109'))).toBe(true);
  expect(isWholeTable(table(40, '4,109'))).toBe(false);
  expect(isWholeTable(table(8, 'What the parties submitted on the market. '.repeat(40)))).toBe(false);
});
