import { useMemo, useState } from 'react';
import type { Entry } from '#domain/collections/entry.ts';
import type { StatusOfState } from '#domain/collections/fields.ts';
import type { Table } from '#domain/collections/table.ts';
import { useAsOf } from '#web/app/use-as-of.ts';
import { CollectionTable } from '../collection-table.tsx';
import { FactsOfRow, type RowOfStatus } from './facts-of-row.tsx';
import { listSources } from './list-sources.ts';
import { createStatusCells } from './status-cells.tsx';
import { StatusSources } from './status-sources.tsx';

interface SourcedTableProps {
  readonly table: Table;
  readonly rows: readonly StatusOfState[];
  /** Those of which some are shown. */
  readonly all?: readonly StatusOfState[];
  readonly keyed: string;
  /** What a row is of, by which its facts are found. */
  readonly rowOf: (row: Entry) => RowOfStatus;
}

/** Who takes part in what, with numbered sources below; a number opens what they say of its row (OP-176, OP-186). */
export function SourcedTable({ table, rows, all = rows, keyed, rowOf }: SourcedTableProps) {
  const [day] = useAsOf();
  const [opened, setOpened] = useState<RowOfStatus>();
  const sources = useMemo(() => listSources(all), [all]);
  const cells = useMemo(() => createStatusCells({ sources, rowOf, onOpen: setOpened }), [sources, rowOf]);
  return (
    <>
      {/* It stays where it is hidden, so that its rows come back in small steps. */}
      <div hidden={rows.length === 0}>
        <CollectionTable table={table} rows={rows} all={all} cells={cells} keyed={keyed} />
      </div>
      <StatusSources sources={sources} />
      {opened === undefined ? null : <FactsOfRow row={opened} day={day} onClose={() => setOpened(undefined)} />}
    </>
  );
}
