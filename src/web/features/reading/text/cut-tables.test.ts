import { expect, it } from 'vitest';
import { groupRows, mayHoldLongTable } from './cut-tables.ts';

const rowOf = (...spans: number[]) => ({ cells: spans.map((rowSpan) => ({ rowSpan })) });

it('cuts a table of 20,000 rows into pieces that hold every row once, in order', () => {
  const rows = Array.from({ length: 20_000 }, () => rowOf(1, 1));
  const pieces = groupRows(rows);
  expect(pieces?.flat()).toEqual(rows);
  expect(pieces?.length).toBe(400);
});

it('begins no piece below a cell that reaches over several rows', () => {
  const rows = Array.from({ length: 200 }, (_, index) => rowOf(index === 48 ? 10 : 1));
  expect(groupRows(rows)?.map((piece) => piece.length)).toEqual([58, 50, 50, 42]);
  expect(groupRows([rowOf(0), ...rows])).toBeUndefined();
});

it('tells a part with 400 rows from one with fewer without reading them', () => {
  const table = (rows: number) => `<table><tbody>${'<tr><td>1</td></tr>'.repeat(rows)}</tbody></table>`;
  expect(mayHoldLongTable(table(400))).toBe(true);
  expect(mayHoldLongTable(table(200) + table(199))).toBe(false);
  expect(mayHoldLongTable('<p>Many words without a row.</p>'.repeat(4_000))).toBe(false);
});
