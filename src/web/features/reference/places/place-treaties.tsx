import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import listing from '#web/ui/listing.module.css';
import styles from '../parts/parts.module.css';
import { PageTableFiles } from '../parts/page-table-files.tsx';
import { keyOfSource, listSources } from '../status/list-sources.ts';
import type { Jurisdiction } from './place-parts.tsx';
import { StatusSources } from '../status/status-sources.tsx';

type Row = Jurisdiction['conventions'][number];

/** The conventions that a place joined, with dates and where they were read, and its bilateral treaties (OP-176). */
export function PlaceTreaties({ entry }: { readonly entry: Jurisdiction }) {
  const { id, name, conventions, bilateral } = entry;
  const sources = listSources(conventions);
  return (
    <section className={styles.wide}>
      <h2>Treaties joined</h2>
      {conventions.length === 0 ? (
        <p className={listing.none}>No source of this library says which conventions {name} has joined.</p>
      ) : (
        <>
          <PageTableFiles table="place-treaties" what="conventions" subject={id} />
          <DataTable
            caption={`Conventions that ${name} joined`}
            columns={createColumns(sources)}
            rows={conventions}
            keyOf={({ treaty }) => treaty.name}
          />
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

function createColumns(sources: ReadonlyMap<string, number>): readonly Column<Row>[] {
  return [
    {
      id: 'treaty',
      name: 'Convention',
      draw: ({ treaty }) => (treaty.url === null ? treaty.name : <AppLink href={treaty.url}>{treaty.name}</AppLink>),
      sortBy: ({ treaty }) => treaty.name,
    },
    {
      id: 'joined',
      name: 'Joined',
      draw: ({ ratified, means }) =>
        ratified === null ? <Unknown /> : `${formatDate(ratified)} ${means?.toLowerCase() ?? ''}`,
      sortBy: ({ ratified }) => ratified,
    },
    {
      id: 'inForce',
      name: 'In force',
      draw: ({ inForce }) => (inForce === null ? <Unknown /> : formatDate(inForce)),
      sortBy: ({ inForce }) => inForce,
    },
    { id: 'reservations', name: 'Reservations', draw: ({ reservations }) => reservations ?? <Unknown /> },
    { id: 'source', name: 'Source', isNumber: true, draw: (row) => sources.get(keyOfSource(row)) ?? <Unknown /> },
  ];
}

function Unknown() {
  return <span className={listing.unknown}>unknown</span>;
}
