import { useCallback, useMemo, useState } from 'react';
import { CONVENTIONS } from '#collections/conventions.ts';
import { readText, type Entry } from '#domain/collections/entry.ts';
import type { CountedDocuments, StatusOfState } from '#domain/collections/fields.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { countStands, isBound } from '#domain/facts/stands.ts';
import { isPlaceNamed } from '#domain/places/is-place-named.ts';
import { useAsOf } from '#web/app/use-as-of.ts';
import { useTableFiles } from '#web/app/use-table-files.ts';
import { FindField } from '#web/ui/find-field.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { TableFiles } from '#web/ui/table-files.tsx';
import { SourcedTable } from './sourced-table.tsx';
import styles from './status.module.css';

const [STATUS] = CONVENTIONS.tables;

/** What a state did, with what the library holds of its courts, where the page counts that. */
interface StatusOfPlace extends StatusOfState {
  readonly decisions?: CountedDocuments | undefined;
}

interface StatusTableProps {
  /** Id of the treaty. */
  readonly instrument: string;
  readonly caption: string;
  readonly rows: readonly StatusOfPlace[];
}

/** What each state did about a treaty: sortable, narrowed by name and by a day, with its sources below (OP-176). */
export function StatusTable({ instrument, caption, rows }: StatusTableProps) {
  const [name, setName] = useState('');
  const [day, setDay] = useAsOf();
  const shown = useMemo(
    () => rows.filter((row) => isPlaceNamed(row.place, name) && (day === '' || isBound(row.stands))),
    [rows, name, day],
  );
  const unknown =
    day === '' ? 0 : rows.filter((row) => isPlaceNamed(row.place, name) && row.stands === 'unknown').length;
  const table = useMemo(() => ({ ...STATUS, title: caption }), [caption]);
  const rowOf = useCallback(
    (row: Entry) => {
      const place = readText(row, 'place') ?? '';
      return { instrument, place, title: `${place}: ${caption}` };
    },
    [instrument, caption],
  );
  const files = useTableFiles(STATUS.id, STATUS.what, instrument, day);
  return (
    <>
      <div className={styles.tools}>
        <FindField label="State" value={name} onChange={setName} />
        <FindField label="In force on" value={day} onChange={setDay} type="date" />
        <output className={styles.count}>
          {formatCount(shown.length, 'state or territory', 'states and territories')}
          {shown.length === 0 ? '' : `: ${countStands(shown)}`}
          {unknown > 0 ? `; of ${formatCount(unknown, 'other')} no source says whether it was bound then` : ''}
        </output>
        <TableFiles {...files} />
      </div>
      {day === '' ? null : <p className={styles.onPaper}>As of {formatDate(day)}</p>}
      {shown.length === 0 ? (
        <p className={styles.none}>No state in this list fits. Clear the name or the day to see all of them.</p>
      ) : null}
      <SourcedTable table={table} rows={shown} all={rows} keyed="place" rowOf={rowOf} />
    </>
  );
}
