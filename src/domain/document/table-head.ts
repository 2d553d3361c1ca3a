import type { TableCell } from './block.ts';

type Rows = readonly (readonly TableCell[])[];

/** The rows of headers that a table begins with; none where it has nothing but these, or where one reaches below them. */
export function headOf(rows: Rows): Rows {
  const first = rows.findIndex((row) => row.length === 0 || row.some(({ header }) => !header));
  if (first <= 0) return [];
  const reaches = rows.slice(0, first).some((row, at) => row.some(({ rowspan = 1 }) => at + rowspan > first));
  return reaches ? [] : rows.slice(0, first);
}

/** Rows that hang together by cells over several of them, together: a table may be cut after any of these groups. */
export function groupHangingRows<Row extends readonly TableCell[]>(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  let reaches = 0;
  for (const [index, row] of rows.entries()) {
    if (index >= reaches) groups.push([]);
    groups.at(-1)?.push(row);
    for (const { rowspan = 1 } of row) reaches = Math.max(reaches, index + rowspan);
  }
  return groups;
}
