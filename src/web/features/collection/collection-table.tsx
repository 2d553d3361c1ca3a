import { useMemo, type ComponentType } from 'react';
import { readText, readValue, type Entry } from '#domain/collections/entry.ts';
import type { Table, TableColumn } from '#domain/collections/table.ts';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { Cell } from './cell.tsx';

/** Cells with rules of their own, by the names that definitions use. */
export type HungCells = Readonly<Record<string, ComponentType<{ readonly row: Entry }>>>;

interface CollectionTableProps {
  readonly table: Table;
  readonly rows: readonly Entry[];
  readonly cells: HungCells;
}

/** A table on the screen, from the definition that its files come from. */
export function CollectionTable({ table, rows, cells }: CollectionTableProps) {
  const columns = useMemo(
    () => table.columns.filter(({ only }) => only !== 'file').map((column) => drawColumn(column, cells)),
    [table, cells],
  );
  return <DataTable caption={table.title} columns={columns} rows={rows} keyOf={(row) => readText(row, 'id') ?? ''} />;
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
