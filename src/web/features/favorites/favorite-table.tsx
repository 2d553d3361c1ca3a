import { ArrowDown, ArrowUp, ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatDate } from '#domain/document/format-date.ts';
import type { FavoriteSort } from '#domain/tools/desk/favorite-sorts.ts';
import { dayOf } from '#domain/tools/desk/local-instant.ts';
import type { FavoriteRow, FavoritesPage } from '#web/api/favorites.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { CitedWords } from '#web/ui/cited-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ROW } from '#web/ui/use-row-focus.ts';
import styles from './favorite-table.module.css';
import { KeptActions } from './kept-actions.tsx';
import { nameState } from './favorite-state.tsx';
import type { FavoritesModel } from './use-favorites.ts';

interface FavoriteTableProps {
  readonly model: FavoritesModel;
  readonly page: FavoritesPage;
}

interface Column {
  readonly sort: FavoriteSort;
  readonly name: string;
  readonly draw: (row: FavoriteRow) => ReactNode;
}

/** The first, which names the row, is the citation. */
const COLUMNS: readonly Column[] = [
  { sort: 'Date', name: 'Date', draw: ({ date }) => date && formatDate(date) },
  { sort: 'Court', name: 'Court', draw: ({ court, source }) => court ?? source },
  { sort: 'Note', name: 'Note', draw: ({ note }) => note },
  { sort: 'AddedDate', name: 'Added', draw: ({ addedDate }) => formatDate(dayOf(addedDate)) },
];

/** One page of favorites as a table of one line each, sorted by its heads; a line opens to all that it says. */
export function FavoriteTable({ model, page }: FavoriteTableProps) {
  const ids = page.favorites.map(({ id }) => id);
  return (
    // A box that can move sideways has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.box} aria-label="Favorites as a table" tabIndex={0}>
      <table className={classNames(styles.table, model.isStale && styles.stale)} aria-busy={model.isStale}>
        <thead>
          <tr>
            <th scope="col">
              <label className={styles.pick}>
                <input
                  type="checkbox"
                  checked={ids.every(model.isChosen)}
                  onChange={() => model.toggle(ids)}
                  aria-label="Select all on this page"
                />
              </label>
            </th>
            <Head model={model} sort="Citation" name="Citation" />
            {COLUMNS.map(({ sort, name }) => (
              <Head key={sort} model={model} sort={sort} name={name} />
            ))}
            <th scope="col">
              <span className="visually-hidden">All of the line</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {page.favorites.map((row) => (
            <Row key={row.id} row={row} model={model} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ model: { state, act }, sort, name }: Pick<FavoriteTableProps, 'model'> & Omit<Column, 'draw'>) {
  const isSorted = state.sortBy === sort;
  const isUp = state.sortOrder === 'asc';
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <th scope="col" {...(isSorted ? { 'aria-sort': isUp ? 'ascending' : 'descending' } : {})}>
      <button type="button" className={styles.sort} onClick={() => act({ do: 'sort', sortBy: sort })}>
        {name}
        {isSorted ? <Arrow size="0.8125rem" aria-hidden /> : null}
      </button>
    </th>
  );
}

function Row({ row, model }: { readonly row: FavoriteRow; readonly model: FavoritesModel }) {
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <tr className={classNames(isOpen && styles.open)} {...ROW}>
      <td>
        <label className={styles.pick}>
          <input
            type="checkbox"
            checked={model.isChosen(row.id)}
            onChange={() => model.toggle([row.id])}
            aria-label={`Select ${row.title}`}
          />
        </label>
      </td>
      <th scope="row" dir="auto">
        <Citation row={row} />
      </th>
      {COLUMNS.map(({ sort, draw }) => (
        <td key={sort} dir="auto">
          {draw(row)}
        </td>
      ))}
      <td className={styles.tools}>
        <KeptActions row={row} />
        <Button
          kind="icon"
          className={styles.more}
          aria-expanded={isOpen}
          aria-label={`All of the line: ${row.title}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size="1rem" aria-hidden />
        </Button>
      </td>
    </tr>
  );
}

/** How it is cited, in the style of its reader; a search, and what is gone, by its title. */
function Citation({ row }: { readonly row: FavoriteRow }) {
  const { title, citation, url } = row;
  const isGone = row.state === 'withdrawn' || row.state === 'missing';
  const state = nameState(row);
  const words = citation ? <CitedWords runs={citation} /> : title;
  return (
    <>
      {isGone ? words : <AppLink href={url}>{words}</AppLink>}
      {state === undefined ? null : <span className={styles.state}> {state}</span>}
    </>
  );
}
