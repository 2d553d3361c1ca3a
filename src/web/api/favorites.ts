import type { QueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallBody } from '#contract/call.ts';
import * as calls from '#contract/favorites.ts';
import { ALL_FAVORITES } from '#domain/tools/desk/favorite.ts';
import { callQuery, FRESH, MINUTE } from './call-query.ts';
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

const KEY = ['favorites'] as const;
const PAGES = [...KEY, 'page'] as const;
const NEWS = ['favorite-searches', 'new'] as const;
/** What a star is known by until the server has named it. */
const PENDING = 'pending ';

/** Every folder with what lies in it, asked for once (SR-216, OP-83) and kept up to date by the calls below. */
export function starsQuery() {
  const keeping = { queryKey: [...KEY, 'stars'], staleTime: Number.POSITIVE_INFINITY, retry: false } as const;
  return callQuery(calls.getFavorites, { body: { idsOnly: true } }, { ...keeping, read: ({ folders }) => folders });
}

/** One page of the favorites; the one before it stays while it comes. */
export const favoritesQuery = (asked: FavoritesAsked) =>
  callQuery(calls.getFavorites, { body: asked }, { ...FRESH, queryKey: [...PAGES, asked], isInPlace: true });

/** Stars documents, at once; where it fails the stars go out again. @throws ApiError */
export async function addStars(
  queries: QueryClient,
  documents: readonly Starred[],
  folder = ALL_FAVORITES,
): Promise<void> {
  const before = queries.getQueryData(starsQuery().queryKey);
  const pending = documents.map(({ id, url }) => ({ id: PENDING + id, contentId: id, url }));
  change(queries, (folders) => enter(enter(folders, ALL_FAVORITES, pending), folder, pending));
  try {
    const favorites = documents.map(({ id }) => ({ informationType: 'Document' as const, contentId: id }));
    const kept = (await callServer(calls.addFavorites, { body: { favorites, folder } })).favorites;
    change(queries, (folders) => {
      const named = leave(folders, ({ id }) => !id.startsWith(PENDING) || !has(pending, id));
      return enter(enter(named, ALL_FAVORITES, kept), folder, kept);
    });
  } catch (error) {
    change(queries, (folders) => leave(folders, ({ id }) => !has(pending, id)));
    throw error;
  } finally {
    refresh(queries, before === undefined);
  }
}

/** Keeps a search with its whole state; one that is kept already stays as it is. @throws ApiError */
export async function keepSearch(
  queries: QueryClient,
  search: { readonly title: string; readonly url: string },
): Promise<void> {
  await keepFavorites(queries, [{ informationType: 'Search', ...search }]);
}

/** Keeps documents and searches, all or none, in a folder where one is named. @throws ApiError */
export async function keepFavorites(
  queries: QueryClient,
  favorites: CallBody<typeof calls.addFavorites>['favorites'],
  folder = ALL_FAVORITES,
): Promise<void> {
  await callServer(calls.addFavorites, { body: { favorites, folder } });
  refresh(queries, true);
}

/** Takes favorites out, at once; where it fails they come back. @throws ApiError */
export async function removeFavorites(queries: QueryClient, ids: readonly string[]): Promise<void> {
  const before = queries.getQueryData(starsQuery().queryKey);
  change(queries, (folders) => leave(folders, ({ id }) => !ids.includes(id)));
  try {
    await callServer(calls.deleteFavorites, { body: { favorites: ids.map((id) => ({ id })) } });
  } catch (error) {
    if (before) change(queries, (folders) => giveBack(folders, before, ids));
    throw error;
  } finally {
    refresh(queries);
  }
}

/** Moves favorites out of a folder (`0`: out of all) into another (`0`: into none). @throws ApiError */
export async function moveFavorites(
  queries: QueryClient,
  ids: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const favorites = ids.map((id) => (from === ALL_FAVORITES ? { id } : { id, folder: from }));
  await callServer(calls.updateFavorites, { body: { favorites, folder: to } });
  refresh(queries, true);
}

/** Whether changes of a favorite are to be told. @throws ApiError */
export async function setNotified(queries: QueryClient, id: string, notifications: boolean): Promise<void> {
  await callServer(calls.updateFavorites, { body: { favorites: [{ id }], notifications } });
  refresh(queries);
}

export type SearchNews = calls.SearchNewsAnswer;
export type SearchLook = CallAnswer<typeof calls.lookAtFavoriteSearch>;

/** How much is new of the searches of a page, all in one question. */
export function searchNewsQuery(ids: readonly string[]) {
  return callQuery(
    calls.countNewOfSearches,
    { body: { ids: [...ids] } },
    {
      ...MINUTE,
      queryKey: [...NEWS, ids],
      read: ({ searches }) => new Map(searches.map((news) => [news.id, news])),
      enabled: ids.length > 0,
    },
  );
}

/** What is new of a search, which counts as seen from now on. @throws ApiError */
export async function lookAtSearch(queries: QueryClient, id: string): Promise<SearchLook> {
  const look = await callServer(calls.lookAtFavoriteSearch, { body: { id } });
  queries.setQueriesData<ReadonlyMap<string, SearchNews>>({ queryKey: NEWS }, (news) =>
    news?.has(id) ? new Map(news).set(id, look.search) : news,
  );
  return look;
}

/** Writes the note on a favorite, where it still says `former`. @throws ApiError, with the server's words */
export async function writeNote(
  queries: QueryClient,
  id: string,
  note: string,
  former: string,
): Promise<CallAnswer<typeof calls.noteFavorite>> {
  const answer = await callServer(calls.noteFavorite, { body: { id, note, former } });
  refresh(queries);
  return answer;
}

/** @throws ApiError, with the server's words (ERR-019) */
export async function createFolder(queries: QueryClient, folderName: string): Promise<Folder> {
  const folder = await callServer(calls.addFolder, { query: { folderName } });
  change(queries, (folders) => [...folders, folder]);
  refresh(queries);
  return folder;
}

/** A folder with documents in it, all or nothing. @throws ApiError, with the server's words */
export async function createFilledFolder(queries: QueryClient, name: string, ids: readonly string[]): Promise<Folder> {
  const favorites = ids.map((contentId) => ({ informationType: 'Document' as const, contentId }));
  const folder = await callServer(calls.addFilledFolder, { body: { name, favorites } });
  refresh(queries, true);
  return folder;
}

/** @throws ApiError */
export async function renameFolder(queries: QueryClient, id: string, name: string): Promise<void> {
  await callServer(calls.updateFolder, { body: { id, name } });
  refresh(queries, true);
}

/** @throws ApiError */
export async function deleteFolder(queries: QueryClient, id: string): Promise<void> {
  await callServer(calls.deleteFolder, { body: { id } });
  change(queries, (folders) => folders.filter((folder) => folder.id !== id));
  // The page in view is the folder's own and leaves it now; asked for again it would not be found.
  queries.removeQueries({ queryKey: PAGES, type: 'inactive' });
}

type Star = Folder['favorites'][number];

const has = (stars: readonly Star[], id: string) => stars.some((star) => star.id === id);

function change(queries: QueryClient, work: (folders: readonly Folder[]) => Folder[]): void {
  queries.setQueryData(starsQuery().queryKey, (folders) => folders && work(folders));
}

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
  return before.reduce<Folder[]>(
    (now, { id, favorites }) =>
      enter(
        now,
        id,
        favorites.filter((star) => ids.includes(star.id)),
      ),
    [...folders],
  );
}

/** What lists say is asked for again (SR-205); the stars, too, where they cannot be worked out here. */
function refresh(queries: QueryClient, withStars = false): void {
  void queries.invalidateQueries({ queryKey: withStars ? KEY : PAGES });
}
