import { useMemo, type ComponentType } from 'react';
import { readText, readValue, type Entry } from '#domain/collections/entry.ts';
import type { Table, TableColumn } from '#domain/collections/table.ts';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { Cell } from './cell.tsx';

/** Cells with rules of their own, by the names that definitions use. */
export type HungCells = Readonly<Record<string, ComponentType<{ readonly row: Entry }>>>;

interface CollectionTableProps {
  readonly table: Table;
  /** Entries, or rows of one. */
  readonly rows: readonly object[];
  readonly cells: HungCells;
  /** What tells rows apart. */
  readonly keyed?: string;
  /** Whose values say which columns there are, where only some of the rows are shown. */
  readonly all?: readonly object[];
}

/** A table on the screen, from the definition that its files come from. */
export function CollectionTable({ table, rows, cells, keyed = 'id', all = rows }: CollectionTableProps) {
  const columns = useMemo(
    () => table.columns.filter((column) => isShown(column, all)).map((column) => drawColumn(column, cells)),
    [table, all, cells],
  );
  return (
    <DataTable
      caption={table.title}
      columns={columns}
      rows={rows as readonly Entry[]}
      keyOf={(row) => readText(row, keyed) ?? ''}
    />
  );
}

function isShown({ only, whereAny, value }: TableColumn, rows: readonly object[]): boolean {
  return only !== 'file' && (!whereAny || rows.some((row) => readValue(row as Entry, value) !== null));
}

function drawColumn(column: TableColumn, cells: HungCells): Column<Entry> {
  const { name, type, value, sorts, drawnBy = '' } = column;
  const Hung = cells[drawnBy];
  return {
    id: name,
    name,
    isNumber: type === 'number',
    draw: (row) => (Hung ? <Hung row={row} /> : <Cell column={column} row={row} />),
    ...(sorts ? { sortBy: (row) => readValue(row, value) as string | number | null } : {}),
  };
}
