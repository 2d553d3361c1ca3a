import type { Grouping } from '#domain/collections/collection.ts';
import { readText, readValue, type Entry } from '#domain/collections/entry.ts';
import type { CountedDocuments } from '#domain/collections/fields.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import styles from './grouped.module.css';

interface GroupedListProps {
  readonly rows: readonly Entry[];
  /** By the first letter of the name where it names no value. */
  readonly grouping: Grouping | undefined;
  /** Below a name: facts, each of values with commas between them. */
  readonly note: readonly (readonly string[])[];
}

/** Entries under their heads, each with the number of documents that leads to these. */
export function GroupedList({ rows, grouping, note }: GroupedListProps) {
  const groups = [...Map.groupBy(rows, (row) => headOf(row, grouping))];
  const ordered = grouping?.value === undefined ? groups : groups.toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return ordered.map(([head, members]) => (
    <section key={head} className={styles.group} aria-label={head}>
      <h2 className={styles.groupName}>{head}</h2>
      <ul className={styles.grid}>
        {members.map((row) => (
          <Member key={readText(row, 'id')} row={row} note={note} />
        ))}
      </ul>
    </section>
  ));
}

function headOf(row: Entry, grouping: Grouping | undefined): string {
  if (grouping?.value !== undefined) return readText(row, grouping.value) ?? grouping.none ?? '';
  return (readText(row, 'name') ?? '').normalize('NFD').charAt(0).toUpperCase();
}

function Member({ row, note }: { readonly row: Entry } & Pick<GroupedListProps, 'note'>) {
  const name = readText(row, 'name') ?? '';
  const { count, url } = readValue(row, 'documents') as CountedDocuments;
  const facts = note.map((paths) => paths.flatMap((path) => readText(row, path) ?? []).join(', '));
  return (
    <li className={styles.entry}>
      <span>
        <AppLink href={readText(row, 'url') ?? ''} className={styles.link}>
          <bdi>{name}</bdi>
        </AppLink>
        {facts.length === 0 ? null : (
          <span className={styles.meta}>
            <FactsLine facts={facts} />
          </span>
        )}
      </span>
      {count > 0 ? (
        <AppLink href={url} aria-label={`${formatCount(count, 'document')} on ${name}`}>
          {formatNumber(count)}
        </AppLink>
      ) : (
        <span className={styles.zero}>0</span>
      )}
    </li>
  );
}
