import { useMemo } from 'react';
import { JURISDICTIONS } from '#collections/jurisdictions.ts';
import type { EntryOf } from '#domain/collections/fields.ts';
import { useTableFiles } from '#web/app/use-table-files.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import listing from '#web/ui/listing.module.css';
import { TableFiles } from '#web/ui/table-files.tsx';
import { CollectionTable } from '../collection-table.tsx';
import { listSources } from './list-sources.ts';
import { createStatusCells } from './status-cells.tsx';
import { StatusSources } from './status-sources.tsx';
import styles from './status.module.css';

type Jurisdiction = EntryOf<(typeof JURISDICTIONS)['entry']['fields']>;

const [TREATIES] = JURISDICTIONS.tables;

/** The conventions that a place joined, with dates and where they were read, and its bilateral treaties (OP-176). */
export function PlaceTreaties({ entry }: { readonly entry: Jurisdiction }) {
  const { id, name, conventions, bilateral } = entry;
  const sources = useMemo(() => listSources(conventions), [conventions]);
  const cells = useMemo(() => createStatusCells(sources), [sources]);
  const table = useMemo(() => ({ ...TREATIES, title: `Conventions that ${name} joined` }), [name]);
  const files = useTableFiles(TREATIES.id, TREATIES.what, id);
  return (
    <section className={styles.wide}>
      <h2>Treaties joined</h2>
      {conventions.length === 0 ? (
        <p className={listing.none}>No source of this library says which conventions {name} has joined.</p>
      ) : (
        <>
          <TableFiles {...files} />
          <CollectionTable table={table} rows={conventions} cells={cells} keyed="treaty.name" />
          <StatusSources sources={sources} />
        </>
      )}
      {bilateral.count > 0 ? (
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
