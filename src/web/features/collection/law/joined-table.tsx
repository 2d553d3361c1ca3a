import { useMemo } from 'react';
import { STATUS_COLUMNS_OF_STATE } from '#collections/status-columns.ts';
import type { StatusOfState } from '#domain/collections/fields.ts';
import { CollectionTable } from '../collection-table.tsx';
import { listSources } from '../status/list-sources.ts';
import { createStatusCells } from '../status/status-cells.tsx';
import { StatusSources } from '../status/status-sources.tsx';
import status from '../status/status.module.css';

interface JoinedTableProps {
  readonly title: string;
  /** What a row is of, where its name stands, and where that leads. */
  readonly of: string;
  readonly named: string;
  readonly link: string;
  readonly rows: readonly StatusOfState[];
}

const SHOWN: ReadonlySet<string> = new Set(['stands', 'inForce', 'denounced', 'source']);

/** Who is a member of what, since when, and where that was read (OP-187). */
export function JoinedTable({ title, of, named, link, rows }: JoinedTableProps) {
  const sources = useMemo(() => listSources(rows), [rows]);
  const cells = useMemo(() => createStatusCells(sources), [sources]);
  const table = useMemo(() => {
    const columns = STATUS_COLUMNS_OF_STATE.filter(({ value, only }) => SHOWN.has(value) && only !== 'file').map(
      (one) => (one.value === 'inForce' ? { ...one, name: 'Member since' } : one),
    );
    const first = { name: of, type: 'text', value: named, sorts: true, link } as const;
    return { id: of, title, address: '', what: title, columns: [first, ...columns] };
  }, [title, of, named, link]);
  return (
    <section className={status.wide}>
      <h2>{title}</h2>
      <CollectionTable table={table} rows={rows} cells={cells} keyed={named} />
      <StatusSources sources={sources} />
    </section>
  );
}
