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

test('lines that its source sets below one another in a cell do not cut a short table in two, as long as a page holds them', () => {
  const stacked = (rows: number, lines: number): PaperTable => {
    const plain = table(rows, '');
    const runs = Array.from({ length: lines }, () => [
      { kind: 'text' as const, text: 'Ferienhausgebiete', styles: [] },
      { kind: 'break' as const },
    ]).flat();
    return { ...plain, cells: plain.cells.map((cell) => ({ ...cell, paragraphs: [runs.slice(0, -1)] })) };
  };
  expect(isWholeTable(stacked(8, 3))).toBe(true);
  expect(isWholeTable(stacked(12, 5))).toBe(false);
});
