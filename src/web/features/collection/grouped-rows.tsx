import type { LucideIcon } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import type { CollectionScreen, GroupedScreen, Grouping } from '#domain/collections/collection.ts';
import { fillWords, readText, readValue, type Entry } from '#domain/collections/entry.ts';
import type { CountedDocuments } from '#domain/collections/fields.ts';
import type { Table } from '#domain/collections/table.ts';
import { isPlaceNamed } from '#domain/places/is-place-named.ts';
import { useTableFiles } from '#web/app/use-table-files.ts';
import { Button } from '#web/ui/button.tsx';
import { FindField } from '#web/ui/find-field.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import listing from '#web/ui/listing.module.css';
import { Select } from '#web/ui/select.tsx';
import { TableFiles } from '#web/ui/table-files.tsx';
import { GroupedList } from './grouped-list.tsx';

/** What a button shows above a list, with its icon, by the names that definitions use. */
export type HungAbove = Readonly<
  Record<string, { readonly Icon: LucideIcon; readonly Part: ComponentType<{ readonly rows: readonly Entry[] }> }>
>;

interface GroupedRowsProps {
  readonly table: Table;
  readonly screen: CollectionScreen;
  readonly grouped: GroupedScreen;
  readonly rows: readonly Entry[];
  readonly shown: HungAbove;
}

/** Entries under their heads, found by name: those with documents first, from A to Z or by what its reader chooses. */
export function GroupedRows({ table, screen, grouped, rows, shown: above }: GroupedRowsProps) {
  const { find, by, also } = grouped;
  const [typed, setTyped] = useState('');
  const [way, setWay] = useState(by[0]?.name ?? '');
  const [hasMore, setMore] = useState(true);
  const files = useTableFiles(table.id, table.what);
  const grouping = by.find(({ name }) => name === way);
  const shown = rows.filter((row) => isPlaceNamed(nameRow(row, find.in), typed));
  const [held = [], bare = []] = [true, false].map((has) => shown.filter((row) => countOf(row) > 0 === has));
  const More = above[also?.drawnBy ?? ''];
  return (
    <>
      <div className={listing.tools}>
        <FindField label={find.label} value={typed} onChange={setTyped} />
        <Select
          label="By"
          value={way}
          options={by.map(({ name }) => ({ value: name, label: name }))}
          onChange={setWay}
        />
        {also && More ? (
          <Button aria-expanded={hasMore} onClick={() => setMore(!hasMore)}>
            <More.Icon size="1rem" aria-hidden /> {hasMore ? also.hide : also.show}
          </Button>
        ) : null}
        <output className={listing.amount}>{formatCount(shown.length, screen.one ?? 'entry')}</output>
        <TableFiles {...files} />
      </div>
      {More && hasMore ? <More.Part rows={rows} /> : null}
      {shown.length === 0 ? (
        <p className={listing.none}>{fillWords(screen.noneFits ?? screen.none, { typed })}</p>
      ) : (
        <>
          <GroupedList rows={held} grouping={grouping} note={grouped.note ?? []} />
          <GroupedList rows={bare} grouping={WITHOUT} note={grouped.note ?? []} />
        </>
      )}
    </>
  );
}

/** One head for all of which the library holds nothing yet. */
const WITHOUT: Grouping = { name: '', value: '', none: 'Without documents in this library' };

function nameRow(row: Entry, paths: readonly string[]): string {
  return paths
    .map((path) => readText(row, path) ?? '')
    .join(' ')
    .trim();
}

function countOf(row: Entry): number {
  return (readValue(row, 'documents') as CountedDocuments).count;
}
