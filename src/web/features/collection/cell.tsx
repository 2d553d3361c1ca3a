import { fillPath, fillWords, readText, type Entry } from '#domain/collections/entry.ts';
import type { TableColumn } from '#domain/collections/table.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import listing from '#web/ui/listing.module.css';
import styles from './collection.module.css';

/** The cell of a column in a row, as its definition says. */
export function Cell({ column, row }: { readonly column: TableColumn; readonly row: Entry }) {
  const value = readText(row, column.value);
  if (value === null) return <span className={listing.unknown}>{column.none ?? 'unknown'}</span>;
  const words = column.words === undefined ? null : fillWords(column.words, row);
  const said = column.said === undefined ? undefined : (fillWords(column.said, row) ?? undefined);
  if (column.type === 'date') return <span className={styles.date}>{formatDate(value)}</span>;
  if (column.type === 'link') {
    return (
      <ExternalLink href={value}>
        {words ?? 'Open'}
        <span className="visually-hidden">{said}</span>
      </ExternalLink>
    );
  }
  return (
    <>
      <Led to={column.link} row={row} said={said} words={words ?? value} />
      <Below below={column.below} row={row} />
    </>
  );
}

interface LedProps {
  readonly to: string | undefined;
  readonly row: Entry;
  readonly said?: string | undefined;
  readonly words: string;
}

/** Words that lead to an address of the row, or to one that is filled from it. */
function Led({ to, row, said, words }: LedProps) {
  if (to === undefined) return words;
  const href = to.startsWith('/') ? fillPath(to, row) : readText(row, to);
  if (href === null) return words;
  // An address with a query is one of the page itself, which stays where it is.
  return (
    <AppLink href={href} keepScroll={to.includes('?')} {...(said === undefined ? {} : { 'aria-label': said })}>
      {words}
    </AppLink>
  );
}

function Below({ below, row }: { readonly below: TableColumn['below']; readonly row: Entry }) {
  const words = below === undefined ? null : readText(row, below.value);
  if (below === undefined || words === null) return null;
  return (
    <span className={styles.below}>
      <Led to={below.link} row={row} words={words} />
    </span>
  );
}
