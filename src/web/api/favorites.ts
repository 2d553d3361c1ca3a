import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CallAnswer, CallBody } from '#contract/call.ts';
import { countNewOfSearches, lookAtFavoriteSearch, type SearchNewsAnswer } from '#contract/favorite-searches.ts';
import * as calls from '#contract/favorites.ts';
import { ALL_FAVORITES } from '#domain/tools/desk/favorite.ts';
import { callChange, callQuery, changeKept, FRESH, MINUTE } from './call-query.ts';
import { callServer } from './call-server.ts';

export type FavoriteRow = calls.FavoriteAnswer;
export type Folder = calls.FolderAnswer;
export type FavoritesPage = calls.FavoritesAnswer;
export type FavoritesAsked = CallBody<typeof calls.getFavorites>;

/** A document that can be starred, wherever it is shown. */
export interface Starred {
  readonly id: string;
  readonly url: string;
}

/** All that is known of favorites. */
export const FAVORITES_KEY = ['favorites'] as const;
const PAGES = [...FAVORITES_KEY, 'page'] as const;
const NEWS = ['favorite-searches', 'new'] as const;
/** What a star is known by until the server has named it. */
const PENDING = 'pending ';

const refresh = (queryKey: QueryKey) => (queries: QueryClient) => void queries.invalidateQueries({ queryKey });
/** What lists say is asked for again (SR-205). */
const refreshPages = refresh(PAGES);
/** The stars, too, where they cannot be worked out here. */
const refreshAll = refresh(FAVORITES_KEY);

/** Every folder with what lies in it, asked for once (SR-216, OP-83) and kept up to date by the calls below. */
export function starsQuery() {
  const keeping = { queryKey: [...FAVORITES_KEY, 'stars'], staleTime: Number.POSITIVE_INFINITY, retry: false } as const;
  return callQuery(calls.getFavorites, { body: { idsOnly: true } }, { ...keeping, read: ({ folders }) => folders });
}

/** One page of the favorites; the one before it stays while it comes. */
export const favoritesQuery = (asked: FavoritesAsked) =>
  callQuery(calls.getFavorites, { body: asked }, { ...FRESH, queryKey: [...PAGES, asked], isInPlace: true });

const asDocument = (contentId: string) => ({ informationType: 'Document', contentId }) as const;

/** Stars documents, at once; where it fails the stars go out again. @throws ApiError */
export async function addStars(
  queries: QueryClient,
  documents: readonly Starred[],
  folder = ALL_FAVORITES,
): Promise<void> {
  const before = queries.getQueryData(starsQuery().queryKey);
  const pending = documents.map(({ id, url }) => ({ id: PENDING + id, contentId: id, url, notifications: false }));
  changeKept(queries, starsQuery(), (folders) => enter(enter(folders, ALL_FAVORITES, pending), folder, pending));
  try {
    const body = { favorites: documents.map(({ id }) => asDocument(id)), folder };
    const { favorites: kept } = await callServer(calls.addFavorites, { body });
    changeKept(queries, starsQuery(), (folders) => {
      const named = leave(folders, ({ id }) => !id.startsWith(PENDING) || !has(pending, id));
      return enter(enter(named, ALL_FAVORITES, kept), folder, kept);
    });
  } catch (error) {
    changeKept(queries, starsQuery(), (folders) => leave(folders, ({ id }) => !has(pending, id)));
    throw error;
  } finally {
    (before === undefined ? refreshAll : refreshPages)(queries);
  }
}

/** Keeps documents and searches, all or none, in a folder where one is named. */
export const keepFavorites = callChange(
  calls.addFavorites,
  (favorites: CallBody<typeof calls.addFavorites>['favorites'], folder: string = ALL_FAVORITES) => ({
    body: { favorites, folder },
  }),
  refreshAll,
);

/** Takes favorites out, at once; where it fails they come back. @throws ApiError */
export async function removeFavorites(queries: QueryClient, ids: readonly string[]): Promise<void> {
  const before = queries.getQueryData(starsQuery().queryKey);
  changeKept(queries, starsQuery(), (folders) => leave(folders, ({ id }) => !ids.includes(id)));
  try {
    await callServer(calls.deleteFavorites, { body: { favorites: ids.map((id) => ({ id })) } });
  } catch (error) {
    if (before) changeKept(queries, starsQuery(), (folders) => giveBack(folders, before, ids));
    throw error;
  } finally {
    refreshPages(queries);
  }
}

/** Moves favorites out of a folder (`0`: out of all) into another (`0`: into none). */
export const moveFavorites = callChange(
  calls.updateFavorites,
  (ids: readonly string[], { from, to }: { readonly from: string; readonly to: string }) => {
    const favorites = ids.map((id) => (from === ALL_FAVORITES ? { id } : { id, folder: from }));
    return { body: { favorites, folder: to } };
  },
  refreshAll,
);

/** Whether changes of a favorite are to be told. */
export const setNotified = callChange(
  calls.updateFavorites,
  (id: string, notifications: boolean) => ({ body: { favorites: [{ id }], notifications } }),
  refreshAll,
);

export type SearchLook = CallAnswer<typeof lookAtFavoriteSearch>;

/** How much is new of the searches of a page, all in one question. */
export function searchNewsQuery(ids: readonly string[]) {
  return callQuery(
    countNewOfSearches,
    { body: { ids: [...ids] } },
    {
      ...MINUTE,
      queryKey: [...NEWS, ids],
      read: ({ searches }) => new Map(searches.map((news) => [news.id, news])),
      enabled: ids.length > 0,
    },
  );
}

/** What is new of a search, which counts as seen from now on. */
export const lookAtSearch = callChange(
  lookAtFavoriteSearch,
  (id: string) => ({ body: { id } }),
  (queries, { search }, id) =>
    queries.setQueriesData<ReadonlyMap<string, SearchNewsAnswer>>({ queryKey: NEWS }, (news) =>
      news?.has(id) ? new Map(news).set(id, search) : news,
    ),
);

/** Writes the note on a favorite, where it still says `former`. */
export const writeNote = callChange(
  calls.noteFavorite,
  (id: string, note: string, former: string) => ({ body: { id, note, former } }),
  refreshPages,
);

/** What is wrong with the name is said in the server's words (ERR-019). */
export const createFolder = callChange(
  calls.addFolder,
  (folderName: string) => ({ query: { folderName } }),
  (queries, folder) => {
    changeKept(queries, starsQuery(), (folders) => [...folders, folder]);
    refreshPages(queries);
  },
);

/** A folder with documents in it, all or nothing. */
export const createFilledFolder = callChange(
  calls.addFilledFolder,
  (name: string, ids: readonly string[]) => ({ body: { name, favorites: ids.map(asDocument) } }),
  refreshAll,
);

export const renameFolder = callChange(
  calls.updateFolder,
  (id: string, name: string) => ({ body: { id, name } }),
  refreshAll,
);

export const deleteFolder = callChange(
  calls.deleteFolder,
  (id: string) => ({ body: { id } }),
  (queries, _answer, id) => {
    changeKept(queries, starsQuery(), (folders) => folders.filter((folder) => folder.id !== id));
    // The page in view is the folder's own and leaves it now; asked for again it would not be found.
    queries.removeQueries({ queryKey: PAGES, type: 'inactive' });
  },
);

type Star = Folder['favorites'][number];

const has = (stars: readonly Star[], id: string) => stars.some((star) => star.id === id);

/** Into one folder; what is there already is not there twice. */
function enter(folders: readonly Folder[], folder: string, stars: readonly Star[]): Folder[] {
  return folders.map((one) => {
    if (one.id !== folder) return one;
    const known = new Set(one.favorites.map(({ contentId, url }) => contentId ?? url));
    const fresh = stars.filter(({ contentId, url }) => !known.has(contentId ?? url));
    return { ...one, favorites: [...fresh, ...one.favorites], hits: one.hits + fresh.length };
  });
}

/** Out of every folder, but for those that stay. */
function leave(folders: readonly Folder[], stays: (star: Star) => boolean): Folder[] {
  return folders.map((one) => {
    const favorites = one.favorites.filter(stays);
    return { ...one, favorites, hits: favorites.length };
  });
}

/** Into the folders they lay in before. */
function giveBack(folders: readonly Folder[], before: readonly Folder[], ids: readonly string[]): Folder[] {
  return folders.flatMap((one) => {
    const former = before.find(({ id }) => id === one.id)?.favorites ?? [];
    const stars = former.filter(({ id }) => ids.includes(id));
    return enter([one], one.id, stars);
  });
}
