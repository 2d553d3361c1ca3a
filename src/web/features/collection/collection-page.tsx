import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import type { Collection, CollectionScreen } from '#domain/collections/collection.ts';
import { fillWords, readText, type Entry } from '#domain/collections/entry.ts';
import type { Table } from '#domain/collections/table.ts';
import { listQuery } from '#web/api/collection.queries.ts';
import { useAsOf } from '#web/app/use-as-of.ts';
import { useTableFiles } from '#web/app/use-table-files.ts';
import { FindField } from '#web/ui/find-field.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import listing from '#web/ui/listing.module.css';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { TableFiles } from '#web/ui/table-files.tsx';
import { CollectionTable, type HungCells } from './collection-table.tsx';
import styles from './collection.module.css';
import { GroupedRows, type HungAbove } from './grouped-rows.tsx';

/** What has rules of its own, by the names that definitions use. */
export interface HungIn {
  readonly cells: HungCells;
  /** Above the head, in place of the table or below it: given what the list answered, once it is there, and the entry that the address names. */
  readonly parts: Readonly<Record<string, ComponentType<HungPart>>>;
  /** Above a list under heads, once its button is pressed. */
  readonly shown: HungAbove;
}

export interface HungPart {
  readonly answer: Entry | undefined;
  readonly chosen: string | undefined;
}

interface CollectionPageProps extends Pick<HungPart, 'chosen'> {
  readonly collection: Collection;
  readonly screen: CollectionScreen;
  readonly hung: HungIn;
}

/** The list of a collection as its definition says: what it is, its fields, its table with its files, what stands below. */
export function CollectionPage({ collection, screen, hung, chosen }: CollectionPageProps) {
  const [day] = useAsOf();
  const { data, error, refetch } = useQuery(listQuery(collection, day));
  const answer = data as Entry | undefined;
  const draw = (names: readonly string[] = []) =>
    names.map((name) => {
      const Part = hung.parts[name];
      return Part ? <Part key={name} answer={answer} chosen={chosen} /> : null;
    });
  return (
    <Page>
      {draw(screen.above)}
      <PageHead title={collection.title} lead={fillWords(screen.lead, answer ?? {})} />
      <Awaited isPart data={answer} trouble={error} onRetry={() => void refetch()}>
        {(there) => <Listed {...{ collection, screen, hung }} answer={there} day={collection.asOf ? day : ''} />}
      </Awaited>
      {draw(screen.below)}
    </Page>
  );
}

interface ListedProps {
  readonly collection: Collection;
  readonly screen: CollectionScreen;
  readonly hung: HungIn;
  readonly answer: Entry;
  /** As of which it is shown, '' for today. */
  readonly day: string;
}

/** The entries, drawn by what is hung in for that or as a table; words where there are none. */
function Listed({ collection: { table, list }, screen, hung, answer, day }: ListedProps) {
  const rows = answer[list.key] as readonly Entry[];
  const Hung = hung.parts[screen.drawnBy ?? ''];
  if (rows.length === 0) return <p className={listing.none}>{screen.none}</p>;
  if (Hung) return <Hung answer={answer} chosen={undefined} />;
  if (!table) return null;
  if (screen.grouped) return <GroupedRows {...{ table, screen, rows }} grouped={screen.grouped} shown={hung.shown} />;
  return <Rows {...{ table, screen, rows, day }} cells={hung.cells} />;
}

interface RowsProps extends Pick<ListedProps, 'screen' | 'day'> {
  readonly table: Table;
  readonly rows: readonly Entry[];
  readonly cells: HungCells;
}

/** The rows that fit what is chosen, with all of them as files. */
function Rows({ table, screen, rows, cells, day }: RowsProps) {
  const { none, noneFits = none, note, region, one, dayLabel, filters = [] } = screen;
  const [, setDay] = useAsOf();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const files = useTableFiles(table.id, table.what, undefined, day);
  const shown = rows.filter((row) => Object.entries(choices).every(([field, value]) => !value || row[field] === value));
  return (
    <section {...(region === undefined ? {} : { 'aria-label': region })}>
      <div className={listing.tools}>
        {dayLabel === undefined ? null : <FindField type="date" label={dayLabel} value={day} onChange={setDay} />}
        {filters.map(({ field, label, isSorted }) => (
          <Select
            key={field}
            label={label}
            value={choices[field] ?? ALL}
            onChange={(value) => setChoices({ ...choices, [field]: value })}
            options={listOptions(rows, field, isSorted)}
          />
        ))}
        {one === undefined ? null : <output className={listing.amount}>{formatCount(shown.length, one)}</output>}
        <TableFiles {...files} />
      </div>
      {shown.length === 0 ? (
        <p className={listing.none}>{noneFits}</p>
      ) : (
        <Tables {...{ table, screen, cells }} rows={shown} />
      )}
      {note === undefined ? null : <p className={listing.none}>{note}</p>}
    </section>
  );
}

/** One table, or one under each head where there are several sorts of entries. */
function Tables({ table, screen: { heads }, rows, cells }: Omit<RowsProps, 'day'>) {
  const sorts = Map.groupBy(rows, (row) => (heads && readText(row, heads.value)) ?? '');
  if (!heads || sorts.size < 2) return <CollectionTable table={table} rows={rows} cells={cells} />;
  return [...sorts].map(([sort, own]) => {
    const name = heads.names[sort] ?? sort;
    return (
      <section key={sort} className={styles.sort}>
        <h2>{name}</h2>
        <CollectionTable table={{ ...table, title: name }} rows={own} cells={cells} />
      </section>
    );
  });
}

const ALL = '';

/** The values that occur, in the order they come, or by their names. */
function listOptions(rows: readonly Entry[], field: string, isSorted = false) {
  const values = [...new Set(rows.flatMap((row) => readText(row, field) ?? []))];
  const ordered = isSorted ? values.toSorted((a, b) => a.localeCompare(b, 'en')) : values;
  return [{ value: ALL, label: 'All' }, ...ordered.map((value) => ({ value, label: value }))];
}
