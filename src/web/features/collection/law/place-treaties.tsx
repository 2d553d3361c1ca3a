import { useCallback, useMemo } from 'react';
import { JURISDICTIONS } from '#collections/jurisdictions.ts';
import type { Law } from '#contract/facts.ts';
import { readText, type Entry } from '#domain/collections/entry.ts';
import type { CountedDocuments } from '#domain/collections/fields.ts';
import { useAsOf } from '#web/app/use-as-of.ts';
import { useTableFiles } from '#web/app/use-table-files.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import listing from '#web/ui/listing.module.css';
import { TableFiles } from '#web/ui/table-files.tsx';
import { SourcedTable } from '../status/sourced-table.tsx';
import styles from '../status/status.module.css';

const [TREATIES] = JURISDICTIONS.tables;

interface PlaceTreatiesProps {
  readonly place: { readonly id: string; readonly name: string; readonly bilateral?: CountedDocuments };
  readonly conventions: Law['conventions'];
}

/** The conventions that a place joined, with dates and where they were read, and its bilateral treaties (OP-176). */
export function PlaceTreaties({ place: { id, name, bilateral }, conventions }: PlaceTreatiesProps) {
  const table = useMemo(() => ({ ...TREATIES, title: `Conventions that ${name} joined` }), [name]);
  const rowOf = useCallback(
    (row: Entry) => {
      const treaty = readText(row, 'treaty.name') ?? '';
      return { instrument: treaty, place: id, title: `${name}: ${treaty}` };
    },
    [id, name],
  );
  const [day] = useAsOf();
  const files = useTableFiles(TREATIES.id, TREATIES.what, id, day);
  // A union without law of its own has joined what it has joined; nothing is missing.
  if (conventions.length === 0 && bilateral === undefined) return null;
  return (
    <section className={styles.wide}>
      <h2>Treaties joined</h2>
      {conventions.length === 0 ? (
        <p className={listing.none}>No source of this library says which conventions {name} has joined.</p>
      ) : (
        <>
          {bilateral === undefined ? null : <TableFiles {...files} />}
          <SourcedTable table={table} rows={conventions} keyed="treaty.name" rowOf={rowOf} />
        </>
      )}
      {bilateral !== undefined && bilateral.count > 0 ? (
        <p className={listing.none}>
          <AppLink href={bilateral.url}>
            {formatCount(bilateral.count, 'bilateral investment treaty', 'bilateral investment treaties')}
          </AppLink>{' '}
          of this library concern it.
        </p>
      ) : null}
    </section>
  );
}
