import { useState } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { presentPlaceAddress } from '#domain/addresses/place-address.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import styles from './treaty-status.module.css';

type Row = DocumentDetails['treatyStatus'][number];

const DATES = [
  { name: 'Signed', read: (row: Row) => row.signed },
  { name: 'Ratified', read: (row: Row) => row.ratified },
  { name: 'In force', read: (row: Row) => row.inForce },
  { name: 'Left', read: (row: Row) => row.denounced },
] as const;

/** States shown at first, as many as of every other list beside a document (OP-101). */
const FIRST = 5;

function State({ placeId, place }: Pick<Row, 'placeId' | 'place'>) {
  return placeId ? <AppLink href={presentPlaceAddress(placeId)}>{place}</AppLink> : place;
}

interface StateRowsProps {
  readonly row: Row;
  readonly dates: readonly (typeof DATES)[number][];
}

function StateRows({ row, dates }: StateRowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="row">
          <State {...row} />
        </th>
        {dates.map(({ name, read }) => (
          <td key={name}>{presentDate(read(row))}</td>
        ))}
      </tr>
      {row.reservations ? (
        <tr className={styles.reservation}>
          <td colSpan={dates.length + 1}>{row.reservations}</td>
        </tr>
      ) : null}
    </tbody>
  );
}

/** What each state did about a treaty; dates that nobody has are no column, and an unknown one is a dash. */
export function TreatyStatus({ rows }: { readonly rows: readonly Row[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (rows.length === 0) return null;
  const dates = DATES.filter(({ read }) => rows.some((row) => read(row) !== null));
  return (
    <section className={styles.status}>
      <h2 className={styles.title}>
        Status <span className={styles.count}>{formatNumber(rows.length)}</span>
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">State</th>
            {dates.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {(showsAll ? rows : rows.slice(0, FIRST)).map((row) => (
          <StateRows key={row.place} row={row} dates={dates} />
        ))}
      </table>
      {rows.length > FIRST ? (
        <Button kind="text" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${formatNumber(rows.length)}`}
        </Button>
      ) : null}
    </section>
  );
}

function presentDate(date: string | null): string {
  return date === null ? '–' : formatDate(date);
}
