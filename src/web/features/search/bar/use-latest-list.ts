import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import type { EditionView } from '#contract/edition-view.ts';
import { attempt } from '#web/app/attempt.ts';
import { findModeAt, useEditionView } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { accountQuery, isPersonal } from '#web/api/account.queries.ts';
import { latestSearchesQuery, removeSearch, type LatestSearch } from '#web/api/latest-searches.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { announce } from '#web/app/live-region.tsx';
import { moveCell, type Cell } from './move-cell.ts';

export interface ListedSearch extends Pick<LatestSearch, 'id' | 'title' | 'url'> {
  /** Title of the page that it was made on. */
  readonly place: string;
}

/** The list of latest searches below the field: whether it is there, and where in it the reader is. */
export interface LatestListModel {
  readonly isOpen: boolean;
  readonly searches: readonly ListedSearch[];
  /** The cell that the keys have reached; null while they are the field's own. */
  readonly cell: Cell | null;
  readonly listId: string;
  readonly idOf: (cell: Cell) => string;
  readonly open: () => void;
  readonly close: () => void;
  /** Answers whether the key was one of the list's. */
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  readonly remove: (search: ListedSearch) => void;
  readonly removeAll: () => void;
  /** A visit without an account has no trash. */
  readonly hasTrash: boolean;
}

/**
 * The rules of the list, which exist from the first visit of the field on: it is asked for then, and shown while the field is empty and has the
 * focus (OP-85). The focus stays in the field; arrows go through the list, Enter takes what they have reached, Escape
 * closes. A list that cannot be had is not shown: the field works without it (OP-31).
 */
export function useLatestList(text: string, isOpenAtFirst: boolean): LatestListModel {
  const { searches, remove, hasTrash } = useLatestSearches();
  const listId = useId();
  const [isWanted, setWanted] = useState(isOpenAtFirst);
  const [chosen, setChosen] = useState<Cell | null>(null);
  const isOpen = isWanted && text === '' && searches.length > 0;
  const cell = isOpen ? keepInside(chosen, searches.length) : null;
  const idOf = ({ row, column }: Cell) => `${listId}-${row}-${column}`;
  useAnnouncedCount(isOpen, searches.length);

  const close = () => {
    setWanted(false);
    setChosen(null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) {
      const opens = event.key === 'ArrowDown' && text === '';
      if (opens) setWanted(true);
      return opens;
    }
    const next = moveCell(cell, event.key, searches.length, hasTrash);
    if (next !== undefined) setChosen(next);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && cell)
      document.querySelector<HTMLElement>(`#${CSS.escape(idOf(cell))} > *`)?.click();
    else return false;
    return true;
  };
  const open = () => setWanted(true);
  const model = { isOpen, searches, hasTrash, cell, listId, idOf, open, close, press };
  return {
    ...model,
    remove: (search) => remove([search], `Removed from your latest searches: ${search.title}`),
    removeAll: () => remove(searches, 'Your latest searches were removed'),
  };
}

/** The searches, and the way to take some of them out, with what is said when they are gone. */
function useLatestSearches() {
  const view = useEditionView();
  const queries = useQueryClient();
  const { data } = useQuery({ ...latestSearchesQuery(), enabled: readHeldCodes(view).length > 0 });
  return {
    searches: (data ?? []).map(({ id, title, url }): ListedSearch => ({ id, title, url, place: nameOf(view, url) })),
    remove: (gone: readonly ListedSearch[], said: string) => void removeSearches(queries, gone, said),
    hasTrash: isPersonal(queries.getQueryData(accountQuery().queryKey)),
  };
}

/** Title of the page that an address leads to. */
function nameOf(view: EditionView, url: string): string {
  const [path = '', query = ''] = url.split('?');
  return findModeAt(view, path, query)?.title ?? '';
}

async function removeSearches(queries: QueryClient, gone: readonly ListedSearch[], said: string): Promise<void> {
  const failure = gone.length === 1 ? 'The search could not be removed' : 'Not all searches could be removed';
  await attempt(failure, async () => {
    await Promise.all(gone.map(({ id }) => removeSearch(queries, id)));
    if (!isPersonal(queries.getQueryData(accountQuery().queryKey))) return announce(said);
    const { offerUndo } = await import('#web/app/offer-undo.ts');
    return offerUndo(
      queries,
      said,
      gone.map(({ id }) => id),
    );
  });
}

/** The same place after a row has gone. */
function keepInside(cell: Cell | null, searches: number): Cell | null {
  if (!cell || cell.row < searches) return cell;
  return { row: searches, column: 0 };
}

function useAnnouncedCount(isOpen: boolean, count: number): void {
  const say = useEffectEvent(() =>
    announce(`${formatCount(count, 'latest search', 'latest searches')}. The arrow keys go through them.`),
  );
  // Said when the list appears; what goes from it afterwards has words of its own.
  useEffect(() => {
    if (isOpen) say();
  }, [isOpen]);
}
