import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { FavoritesAction } from '#domain/tools/desk/favorites-page.ts';
import {
  deleteFolder,
  favoritesQuery,
  moveFavorites,
  removeFavorites,
  renameFolder,
  setNotified,
  type FavoriteRow,
  type Folder,
} from '#web/api/favorites.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { announce } from '#web/app/live-region.tsx';
import { usePageState } from './use-page-state.ts';

export type FavoritesModel = ReturnType<typeof useFavorites>;

/** The favorites page: what it shows, what is ticked, and what can be done with it. */
export function useFavorites() {
  const { isSignedIn } = useAccount();
  const [state, act, hrefOf] = usePageState();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Words wait for a pause in typing, so that the field never does.
  const asked = useDeferredValue(state);
  const query = useQuery({
    ...favoritesQuery({ ...asked, jurisdictions: [...asked.jurisdictions], topics: [...asked.topics] }),
    enabled: isSignedIn,
  });
  const changes = useChanges(state.selectedFolderId, {
    // What was ticked meanwhile, in this folder or another, stays so.
    onGone: (ids) => {
      setChosen((former) => new Set([...former].filter((id) => !ids.includes(id))));
      act({ do: 'changed' });
    },
    onFolderGone: (id) => {
      if (act({ do: 'folder-removed', id }).selectedFolderId === id) setChosen(new Set());
    },
  });
  const toggle = (ids: readonly string[]) =>
    setChosen((former) => {
      const others = [...former].filter((id) => !ids.includes(id));
      return new Set(ids.every((id) => former.has(id)) ? others : [...others, ...ids]);
    });
  return {
    state,
    act: (action: FavoritesAction) => {
      setChosen(new Set());
      act(action);
    },
    hrefOfPage: (pageNumber: number) => hrefOf({ do: 'page', pageNumber }),
    page: query.data,
    error: query.data ? undefined : query.error,
    retry: () => void query.refetch(),
    isStale: query.isPlaceholderData || asked !== state,
    chosen: [...chosen],
    isChosen: (id: string) => chosen.has(id),
    toggle,
    ...changes,
  };
}

/** What the page does once a change is kept; the reader may have chosen something else by then. */
interface OnChanged {
  readonly onGone: (ids: readonly string[]) => void;
  readonly onFolderGone: (id: string) => void;
}

/** Each says what went wrong, and answers whether it worked. */
function useChanges(folder: string, { onGone, onFolderGone }: OnChanged) {
  const queries = useQueryClient();
  return {
    move: async (ids: readonly string[], to: Pick<Folder, 'id' | 'name'>) => {
      const isDone = await attempt('The favorites could not be moved', () =>
        moveFavorites(queries, ids, { from: folder, to: to.id }),
      );
      if (!isDone) return;
      announce(`${ids.length} moved to ${to.name}.`);
      onGone(ids);
    },
    remove: async (ids: readonly string[]) => {
      const isDone = await attempt('The favorites could not be removed', () => removeFavorites(queries, ids));
      if (!isDone) return;
      announce(`${ids.length} removed from your favorites.`);
      onGone(ids);
    },
    notify: (row: FavoriteRow) =>
      attempt('The mark could not be kept', () => setNotified(queries, row.id, !row.notifications)),
    rename: (id: string, name: string) => renameFolder(queries, id, name),
    removeFolder: async ({ id, name }: Folder) => {
      const isDone = await attempt('The folder could not be deleted', () => deleteFolder(queries, id));
      if (!isDone) return;
      announce(`The folder ${name} was deleted; what lay in it is among all favorites.`);
      onFolderGone(id);
    },
  };
}
