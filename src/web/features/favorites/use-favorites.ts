import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ALL_FAVORITES } from '#domain/tools/desk/favorite.ts';
import { TRASH_FOLDER } from '#domain/tools/desk/trash.ts';
import type { FavoritesAction, FavoritesPageState } from '#domain/tools/desk/favorites-page.ts';
import {
  deleteFolder,
  favoritesQuery,
  moveFavorites,
  removeFavorites,
  renameFolder,
  setNotified,
  type FavoriteRow,
  type FavoritesAsked,
  type Folder,
} from '#web/api/favorites.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { announce } from '#web/app/live-region.tsx';
import { useStyle } from '#web/app/use-style.ts';
import { offerUndo } from '#web/app/offer-undo.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { tick } from './tick.ts';
import { useListView } from './use-list-view.ts';
import { usePageState } from './use-page-state.ts';

export type FavoritesModel = ReturnType<typeof useFavorites>;

/** The favorites page: what it shows, what is ticked, and what can be done with it. */
export function useFavorites() {
  const { isSignedIn } = useAccount();
  const [state, act, hrefOf] = usePageState();
  const view = useListView(state);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Words wait for a pause in typing, so that the field never does.
  const asked = useDeferredValue(state);
  const [style] = useStyle();
  const query = useQuery({ ...favoritesQuery({ ...askFor(asked, view.pageSize), style }), enabled: isSignedIn });
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
  return {
    state,
    view,
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
    toggle: (ids: readonly string[]) => setChosen((former) => tick(former, ids)),
    ...changes,
  };
}

/** The trash stands beside the folders and is asked for by itself. */
function askFor({ selectedFolderId: id, ...asked }: FavoritesPageState, pageSize: number): FavoritesAsked {
  const selectedFolderId = id === TRASH_FOLDER ? ALL_FAVORITES : id;
  return { ...asked, jurisdictions: [...asked.jurisdictions], topics: [...asked.topics], pageSize, selectedFolderId };
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
      offerUndo(queries, `${formatCount(ids.length, 'favorite')} removed`, ids);
      onGone(ids);
    },
    notify: (row: FavoriteRow) =>
      attempt('The mark could not be kept', () => setNotified(queries, row.id, !row.notifications)),
    rename: (id: string, name: string) => renameFolder(queries, id, name),
    removeFolder: async ({ id, name }: Folder) => {
      const isDone = await attempt('The folder could not be deleted', () => deleteFolder(queries, id));
      if (!isDone) return;
      offerUndo(queries, `The folder “${name}” was deleted; what lay in it is among all favorites`, [id]);
      onFolderGone(id);
    },
  };
}
