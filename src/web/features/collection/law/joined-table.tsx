import { useCallback, useMemo } from 'react';
import { STATUS_COLUMNS_OF_STATE } from '#collections/status-columns.ts';
import { readText, type Entry } from '#domain/collections/entry.ts';
import type { StatusOfState } from '#domain/collections/fields.ts';
import { SourcedTable } from '../status/sourced-table.tsx';
import status from '../status/status.module.css';

interface JoinedTableProps {
  readonly title: string;
  /** What a row is of, where its name stands, and where that leads. */
  readonly of: string;
  readonly named: string;
  readonly link: string;
  readonly rows: readonly StatusOfState[];
  /** What no row names: the union of which these are the members, or the place whose unions these are. */
  readonly whole: 'instrument' | 'place';
  readonly id: string;
  readonly name: string;
}

const SHOWN: ReadonlySet<string> = new Set(['stands', 'inForce', 'denounced', 'source']);

/** Who is a member of what, since when, and where that was read (OP-187). */
export function JoinedTable({ title, of, named, link, rows, whole, id, name }: JoinedTableProps) {
  const table = useMemo(() => {
    const columns = STATUS_COLUMNS_OF_STATE.filter(({ value, only }) => SHOWN.has(value) && only !== 'file').map(
      (one) => (one.value === 'inForce' ? { ...one, name: 'Member since' } : one),
    );
    const first = { name: of, type: 'text', value: named, sorts: true, link } as const;
    return { id: of, title, address: '', what: title, columns: [first, ...columns] };
  }, [title, of, named, link]);
  const rowOf = useCallback(
    (row: Entry) => {
      const other = readText(row, named) ?? '';
      return { instrument: other, place: other, [whole]: id, title: `${name}: ${other}` };
    },
    [named, whole, id, name],
  );
  return (
    <section className={status.wide}>
      <h2>{title}</h2>
      <SourcedTable table={table} rows={rows} keyed={named} rowOf={rowOf} />
    </section>
  );
}
