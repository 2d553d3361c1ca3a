import * as older from '#contract/favorite-generation.ts';
import { countNewOfSearches, lookAtFavoriteSearch } from '#contract/favorite-searches.ts';
import * as calls from '#contract/favorites.ts';
import * as trashCalls from '#contract/trash.ts';
import { underBothBases } from '#contract/latest-searches.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Favorite } from '#domain/tools/desk/favorite.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import { toList, type FavoriteListService } from './favorite-list.service.ts';
import type { FavoriteRows } from './favorite-rows.ts';
import type { FavoritesService } from './favorites.service.ts';
import type { ManualFiltersService } from './manual-filters.service.ts';
import type { SearchNewsService } from './search-news.service.ts';
import type { TrashService } from './trash.service.ts';

interface Services {
  readonly lists: FavoriteListService;
  readonly rows: FavoriteRows;
  readonly favorites: FavoritesService;
  readonly news: SearchNewsService;
  readonly filters: ManualFiltersService;
}

/** `/apiv2/Favorite`, with folders. */
export function registerFavoriteRoutes(register: RegisterCall, { lists, favorites, news }: Services): void {
  register(calls.getFavorites, ({ reader, body }) => lists.list(reader, body));
  register(calls.addFolder, ({ reader, query }) => favorites.createFolder(reader, query.folderName));
  register(calls.addFilledFolder, ({ reader, body }) =>
    favorites.createFilledFolder(reader, body.name, body.favorites),
  );
  register(calls.updateFolder, ({ reader, body }) => favorites.updateFolder(reader, body.id, body));
  register(calls.deleteFolder, async ({ reader, body }) => {
    await favorites.deleteFolder(reader, body.id);
    return {};
  });
  register(calls.addFavorites, async ({ reader, body }) => ({
    favorites: await favorites.add(reader, body.favorites, body.folder),
  }));
  register(calls.updateFavorites, async ({ reader, body: { favorites: named, folder, notifications } }) => {
    if (folder === undefined && notifications === undefined) {
      throw new LibraryError('field-invalid', { field: 'folder', reason: 'Say a folder, or notifications.' });
    }
    const ids = named.map(({ id }) => id);
    const count = notifications === undefined ? 0 : await favorites.setNotifications(reader, ids, notifications);
    return { count: folder === undefined ? count : await favorites.move(reader, named, folder) };
  });
  register(calls.deleteFavorites, async ({ reader, body }) => {
    const ids = body.favorites.map(({ id }) => id);
    return { count: await favorites.remove(reader, ids) };
  });
  register(calls.noteFavorite, ({ reader, body }) => favorites.note(reader, body));
  register(countNewOfSearches, async ({ reader, body, signal }) => ({
    searches: await news.count(reader, body.ids, signal),
  }));
  register(lookAtFavoriteSearch, ({ reader, body }) => news.look(reader, body.id));
}

/** `/apiv2/Trash`. */
export function registerTrashRoutes(register: RegisterCall, trash: TrashService): void {
  register(trashCalls.listTrash, async ({ reader }) => ({ items: await trash.list(reader) }));
  register(trashCalls.restoreTrash, ({ reader, body }) => trash.restore(reader, body.ids));
  register(trashCalls.emptyTrash, async ({ reader, body }) => ({ count: await trash.empty(reader, body.ids) }));
}

/** `/mip/api/FavoriteDocuments` and `FavoriteSearches`, the same under `/apiv2`, and `/mip/api/Filter`. */
export function registerManualFavorites(register: RegisterCall, services: Services): void {
  const { lists, rows, favorites, filters } = services;
  const present = async (reader: Reader, favorite: Favorite) => {
    const [row] = await rows.present(reader, await rows.know(reader, [favorite]));
    if (!row) throw new LibraryError('favorite-not-found');
    return row;
  };
  for (const call of underBothBases(older.getAllFilters)) register(call, ({ reader }) => filters.getAll(reader));
  for (const call of underBothBases(older.getFavoriteFilters)) {
    register(call, ({ reader }) => filters.getOfFavorites(reader));
  }
  for (const call of underBothBases(older.listFavoriteDocuments)) {
    register(call, async ({ reader, query }) => ({
      favoriteDocuments: await lists.listManual(reader, 'document', query),
    }));
  }
  for (const call of underBothBases(older.createFavoriteDocument)) {
    register(call, async ({ reader, body }) =>
      present(reader, await favorites.addDocument(reader, body.contentId, body.url)),
    );
  }
  for (const call of underBothBases(older.deleteFavoriteDocuments)) {
    register(call, async ({ reader, query }) => ({ count: await favorites.remove(reader, toList(query.ids)) }));
  }
  for (const call of underBothBases(older.listFavoriteSearches)) {
    register(call, async ({ reader, query }) => ({
      favoriteSearches: await lists.listManual(reader, 'search', query),
    }));
  }
  for (const call of underBothBases(older.createFavoriteSearch)) {
    register(call, async ({ reader, body }) => present(reader, await favorites.addSearch(reader, body)));
  }
  for (const call of underBothBases(older.deleteFavoriteSearch)) {
    register(call, async ({ reader, params }) => {
      await favorites.removeOne(reader, params['id'] ?? '');
      return {};
    });
  }
}
