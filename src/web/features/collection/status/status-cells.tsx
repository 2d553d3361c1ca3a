import { readText, readValue, type Entry } from '#domain/collections/entry.ts';
import type { CountedDocuments, StatusOfState } from '#domain/collections/fields.ts';
import { NAMES_OF_STANDS } from '#domain/facts/stands.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import type { HungCells } from '../collection-table.tsx';
import type { RowOfStatus } from './facts-of-row.tsx';
import { keyOfSource } from './list-sources.ts';
import styles from './status.module.css';

/** Who joins in these ways has not signed before. */
const JOINED_WITHOUT: ReadonlySet<string | null> = new Set(['Accession', 'Succession']);

interface CellProps {
  readonly row: Entry;
}

interface WithSources {
  /** Where it was read, by numbers. */
  readonly sources: ReadonlyMap<string, number>;
  readonly rowOf: (row: Entry) => RowOfStatus;
  /** Shows what the sources say of a row. */
  readonly onOpen: (row: RowOfStatus) => void;
}

/** Cells of what states did about treaties. */
export function createStatusCells({ sources, rowOf, onOpen }: WithSources): HungCells {
  return {
    stands: Stands,
    signed: Signed,
    joined: Joined,
    sentence: Sentence,
    decisions: Decisions,
    source: ({ row }) => {
      const number = sources.get(keyOfSource(row as unknown as StatusOfState));
      if (number === undefined) return <span className={styles.unknown}>not stated</span>;
      const of = rowOf(row);
      return (
        <button
          type="button"
          className={styles.number}
          aria-label={`Source ${number} on ${of.title}`}
          onClick={() => onOpen(of)}
        >
          {number}
        </button>
      );
    },
  };
}

/** In a word, and through whom it is bound. */
function Stands({ row }: CellProps) {
  const stands = readText(row, 'stands') as StatusOfState['stands'];
  const through = readText(row, 'through');
  return through !== null && stands === 'applies' ? `Through ${through}` : NAMES_OF_STANDS[stands];
}

function Signed({ row }: CellProps) {
  const isLeftOut = readText(row, 'signed') === null && JOINED_WITHOUT.has(readText(row, 'means'));
  return isLeftOut ? '–' : <Dated date={readText(row, 'signed')} />;
}

function Joined({ row }: CellProps) {
  const means = readText(row, 'means');
  return (
    <>
      <Dated date={readText(row, 'ratified')} />{' '}
      {means ? <span className={styles.means}>{means.toLowerCase()}</span> : null}
    </>
  );
}

function Sentence({ row }: CellProps) {
  const words = readText(row, 'reservations');
  return words === null ? <Unknown /> : <span className={styles.sentence}>{words}</span>;
}

/** What the library holds of the courts of a state, where the page counts that. */
function Decisions({ row }: CellProps) {
  const decisions = readValue(row, 'decisions') as CountedDocuments | null;
  if (!decisions || decisions.count === 0) return '0';
  const label = `${formatCount(decisions.count, 'decision')} of courts of ${readText(row, 'place') ?? ''}`;
  return (
    <AppLink href={decisions.url} aria-label={label}>
      {decisions.count}
    </AppLink>
  );
}

function Dated({ date }: { readonly date: string | null }) {
  return date === null ? <Unknown /> : <span className={styles.date}>{formatDate(date)}</span>;
}

/** No source says it; that is no "none". */
function Unknown() {
  return <span className={styles.unknown}>unknown</span>;
}
