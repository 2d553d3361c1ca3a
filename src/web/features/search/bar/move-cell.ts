/** A place in the list: its row, and the first or the second thing in it. */
export interface Cell {
  readonly row: number;
  readonly column: 0 | 1;
}

/**
 * Where a key leads in a list of `searches` with one row more below them; `null` is the field above, whose own the key
 * then is no longer. The last row has a second thing where `isLastWhole`. Undefined for keys that move nothing.
 */
export function moveCell(
  cell: Cell | null,
  key: string,
  searches: number,
  isLastWhole = false,
): Cell | null | undefined {
  const last = searches;
  const enter = (row: number): Cell => ({ row, column: row === last ? 0 : (cell?.column ?? 0) });
  if (key === 'ArrowDown') {
    if (cell === null) return enter(0);
    return cell.row === last ? null : enter(cell.row + 1);
  }
  if (key === 'ArrowUp') {
    if (cell === null) return enter(last);
    return cell.row === 0 ? null : enter(cell.row - 1);
  }
  if (cell === null || (cell.row === last && !isLastWhole)) return undefined;
  if (key === 'ArrowRight') return { row: cell.row, column: 1 };
  if (key === 'ArrowLeft') return { row: cell.row, column: 0 };
  return undefined;
}
