import type { LucideIcon } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import type { CollectionScreen, GroupedScreen } from '#domain/collections/collection.ts';
import { fillWords, readText, readValue, type Entry } from '#domain/collections/entry.ts';
import type { CountedDocuments } from '#domain/collections/fields.ts';
import type { Table } from '#domain/collections/table.ts';
import { isPlaceNamed } from '#domain/places/is-place-named.ts';
import { useTableFiles } from '#web/app/use-table-files.ts';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import listing from '#web/ui/listing.module.css';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TableFiles } from '#web/ui/table-files.tsx';
import { GroupedList } from './grouped-list.tsx';
import styles from './grouped.module.css';

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

/** Entries under their heads, found by name: from A to Z or by what its reader chooses. */
// Long because: it has an entry for each field above the list.
export function GroupedRows({ table, screen, grouped, rows, shown: above }: GroupedRowsProps) {
  const { find, by, held, also } = grouped;
  const [typed, setTyped] = useState('');
  const [way, setWay] = useState(by[0]?.name ?? '');
  const [isHeld, setHeld] = useState(false);
  const [hasMore, setMore] = useState(false);
  const files = useTableFiles(table.id, table.what);
  const grouping = by.find(({ name }) => name === way);
  const shown = rows.filter((row) => isPlaceNamed(nameRow(row, find.in), typed) && (!isHeld || countOf(row) > 0));
  const More = above[also?.drawnBy ?? ''];
  return (
    <>
      <div className={listing.tools}>
        <label className="find-field">
          <span>{find.label}</span>
          <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
        <Select
          label="By"
          value={way}
          options={by.map(({ name }) => ({ value: name, label: name }))}
          onChange={setWay}
        />
        {held === undefined ? null : (
          <span className={styles.switch}>
            <Switch isOn={isHeld} onToggle={() => setHeld(!isHeld)}>
              {held}
            </Switch>
          </span>
        )}
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
        <GroupedList rows={shown} grouping={grouping} note={grouped.note ?? []} />
      )}
    </>
  );
}

function nameRow(row: Entry, paths: readonly string[]): string {
  return paths
    .map((path) => readText(row, path) ?? '')
    .join(' ')
    .trim();
}

function countOf(row: Entry): number {
  return (readValue(row, 'documents') as CountedDocuments).count;
}
