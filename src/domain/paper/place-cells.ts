import type { TableCell } from '../document/block.ts';

/** A cell with the column and row that it begins in, and how far it reaches. */
export interface PlacedCell {
  readonly cell: TableCell;
  readonly x: number;
  readonly y: number;
  readonly colspan: number;
  readonly rowspan: number;
}

/** A span beyond this is a mistake of the source. */
const MOST_COLUMNS = 200;

/**
 * Where the cells of a table stand, as browsers place them: each in the first free column of its row, its span cut
 * where the rows end. No two share a place.
 */
export function placeCells(rows: readonly (readonly TableCell[])[]): {
  readonly columns: number;
  readonly cells: readonly PlacedCell[];
} {
  /** For each column, the first row in which it is free again. */
  const freeFrom: number[] = [];
  const cells: PlacedCell[] = [];
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row) {
      while ((freeFrom[x] ?? 0) > y) x += 1;
      const rowspan = Math.min(Math.max(1, cell.rowspan ?? 1), rows.length - y);
      const wanted = Math.min(Math.max(1, cell.colspan ?? 1), MOST_COLUMNS);
      let colspan = 1;
      while (colspan < wanted && (freeFrom[x + colspan] ?? 0) <= y) colspan += 1;
      cells.push({ cell, x, y, colspan, rowspan });
      for (let at = x; at < x + colspan; at += 1) freeFrom[at] = y + rowspan;
      x += colspan;
    }
  }
  return { columns: Math.max(1, freeFrom.length), cells };
}
