import { useId, useMemo, useState } from 'react';
import type { StatusOfState } from '#domain/collections/fields.ts';
import { isPlaceNamed } from '#domain/places/is-place-named.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { PageTableFiles } from '../parts/page-table-files.tsx';
import { keyOfSource, listSources } from './list-sources.ts';
import { StatusSources } from './status-sources.tsx';
import styles from './status.module.css';

/** Who joins in these ways has not signed before. */
const JOINED_WITHOUT: ReadonlySet<string | null> = new Set(['Accession', 'Succession']);

export interface StatusOfPlace extends StatusOfState {
  /** What the library holds of its courts, where the page counts that. */
  readonly decisions?: { readonly count: number; readonly url: string } | undefined;
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
  const [day, setDay] = useState('');
  const sources = useMemo(() => listSources(rows), [rows]);
  const shown = useMemo(
    () => rows.filter((row) => isPlaceNamed(row.place, name) && (day === '' || isInForce(row, day))),
    [rows, name, day],
  );
  const unknown = day === '' ? 0 : rows.filter((row) => isPlaceNamed(row.place, name) && row.inForce === null).length;
  const columns = useMemo(() => createColumns(rows, sources), [rows, sources]);
  return (
    <>
      <div className={styles.tools}>
        <Field label="State" value={name} onChange={setName} type="search" />
        <Field label="In force on" value={day} onChange={setDay} type="date" />
        <output className={styles.count}>
          {formatCount(shown.length, 'state')}
          {unknown > 0 ? `; of ${formatCount(unknown, 'other')} the day of entry into force is unknown` : ''}
        </output>
        <PageTableFiles table="status" what="status table" subject={instrument} />
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>No state in this list fits. Clear the name or the day to see all of them.</p>
      ) : null}
      {/* It stays where it is hidden, so that its rows come back in small steps. */}
      <div hidden={shown.length === 0}>
        <DataTable caption={caption} columns={columns} rows={shown} keyOf={keyOfState} />
      </div>
      <StatusSources sources={sources} />
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly type: 'search' | 'date';
  readonly onChange: (value: string) => void;
}

function Field({ label, value, type, onChange }: FieldProps) {
  const id = useId();
  return (
    <span className="find-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} value={value} onChange={(event) => onChange(event.target.value)} />
    </span>
  );
}

function keyOfState({ place }: StatusOfPlace): string {
  return place;
}

/** Whether a state was bound on a day, as far as the dates are known to the day. */
function isInForce({ inForce, denounced }: StatusOfPlace, day: string): boolean {
  return inForce !== null && inForce <= day && (denounced === null || denounced > day);
}

// Long because: it has an entry for each column.
function createColumns(
  rows: readonly StatusOfPlace[],
  sources: ReadonlyMap<string, number>,
): readonly Column<StatusOfPlace>[] {
  const has = (read: (row: StatusOfPlace) => unknown) => rows.some((row) => read(row) !== null);
  const dateColumn = (id: string, name: string, read: (row: StatusOfPlace) => string | null) => ({
    id,
    name,
    draw: (row: StatusOfPlace) => <Dated date={read(row)} />,
    sortBy: read,
  });
  return [
    {
      id: 'place',
      name: 'State',
      draw: ({ place, url }) => (url === null ? place : <AppLink href={url}>{place}</AppLink>),
      sortBy: ({ place }) => place,
    },
    ...(has(({ signed }) => signed)
      ? [
          {
            id: 'signed',
            name: 'Signed',
            draw: (row: StatusOfPlace) =>
              row.signed === null && JOINED_WITHOUT.has(row.means) ? '–' : <Dated date={row.signed} />,
            sortBy: ({ signed }: StatusOfPlace) => signed,
          },
        ]
      : []),
    {
      id: 'ratified',
      name: 'Joined',
      draw: ({ ratified, means }) => (
        <>
          <Dated date={ratified} /> {means ? <span className={styles.means}>{means.toLowerCase()}</span> : null}
        </>
      ),
      sortBy: ({ ratified }) => ratified,
    },
    dateColumn('inForce', 'In force', ({ inForce }) => inForce),
    ...(has(({ denounced }) => denounced) ? [dateColumn('denounced', 'Left', ({ denounced }) => denounced)] : []),
    {
      id: 'reservations',
      name: 'Reservations',
      draw: ({ reservations }) =>
        reservations === null ? <Unknown /> : <span className={styles.sentence}>{reservations}</span>,
    },
    ...(rows.some(({ decisions }) => decisions)
      ? [
          {
            id: 'decisions',
            name: 'Decisions',
            isNumber: true,
            draw: ({ place, decisions }: StatusOfPlace) => <Decisions place={place} decisions={decisions} />,
            sortBy: ({ decisions }: StatusOfPlace) => decisions?.count ?? 0,
          },
        ]
      : []),
    {
      id: 'source',
      name: 'Source',
      isNumber: true,
      draw: (row) => sources.get(keyOfSource(row)) ?? <Unknown />,
    },
  ];
}

function Dated({ date }: { readonly date: string | null }) {
  return date === null ? <Unknown /> : <span className={styles.date}>{formatDate(date)}</span>;
}

/** No source says it; that is no "none". */
function Unknown() {
  return <span className={styles.unknown}>unknown</span>;
}

function Decisions({ place, decisions }: Pick<StatusOfPlace, 'place' | 'decisions'>) {
  if (!decisions || decisions.count === 0) return <>0</>;
  return (
    <AppLink href={decisions.url} aria-label={`${formatCount(decisions.count, 'decision')} of courts of ${place}`}>
      {decisions.count}
    </AppLink>
  );
}
