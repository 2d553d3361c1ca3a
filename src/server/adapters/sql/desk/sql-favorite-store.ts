import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { Favorite } from '#domain/tools/desk/favorite.ts';
import { addLook, printLooks, readLooks } from '#domain/tools/desk/search-looks.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import { addFolder, hasFolder, rewriteFolder } from './favorite-folders.ts';
import { FAVORITES, FOLDERS, keepDrafts, putInto, selectPlaces } from './favorite-tables.ts';
import { createId, OwnedRows, type Change } from './owned-rows.ts';
import { ofAccount } from './owned-table.ts';
import { discard } from './trash-table.ts';

/** Favorites and their folders, in either database. Held by favorite-store.conformance.ts. */
export class SqlFavoriteStore extends OwnedRows implements FavoriteStore {
  readonly listShelf: FavoriteStore['listShelf'] = (owner) =>
    // One moment of all three tables: another device may be moving things.
    this.queries.transaction().execute(async (change) => {
      const favorites = await FAVORITES.list(change, owner);
      const places = await selectPlaces(change, owner.account).execute();
      const folders = Map.groupBy(places, ({ favorite }) => favorite);
      return {
        folders: await FOLDERS.list(change, owner),
        favorites: favorites.map((favorite) => ({
          ...favorite,
          folders: (folders.get(favorite.id) ?? []).map(({ folder }) => folder),
        })),
        kept: {
          favorites: await FAVORITES.count(change, ofAccount(owner.account)),
          folders: await FOLDERS.count(change, ofAccount(owner.account)),
        },
      };
    });

  readonly createFolder: FavoriteStore['createFolder'] = (owner, name, at) =>
    this.change(owner, (change) => addFolder(change, owner, name, at));

  readonly createFilledFolder: FavoriteStore['createFilledFolder'] = (owner, name, drafts, at) =>
    this.change(owner, async (change) => {
      const folder = await addFolder(change, owner, name, at);
      if (typeof folder === 'string') return folder;
      const ids = await keepDrafts(change, owner, drafts, at);
      if (typeof ids === 'string') await FOLDERS.remove(change, owner, { id: folder.id });
      else await putInto(change, ids, folder.id);
      return typeof ids === 'string' ? ids : folder;
    });

  readonly updateFolder: FavoriteStore['updateFolder'] = (owner, id, wish, at) =>
    this.change(owner, (change) => rewriteFolder(change, owner, id, wish, at));

  readonly deleteFolder: FavoriteStore['deleteFolder'] = (owner, id, at) =>
    this.change(owner, async (change) => {
      const places = await selectPlaces(change, owner.account).where('folder', '=', id).execute();
      const rows = await FOLDERS.take(change, owner, { id });
      await discard(change, 'folder', rows, at, () => ({ favorites: places.map(({ favorite }) => favorite) }));
      return rows.length > 0;
    });

  readonly addFavorites: FavoriteStore['addFavorites'] = (owner, drafts, folder, at) =>
    this.change(owner, async (change) => {
      if (!(await hasFolder(change, owner, folder))) return 'folder-not-found';
      const ids = await keepDrafts(change, owner, drafts, at);
      if (typeof ids !== 'string') await putInto(change, ids, folder);
      return ids;
    });

  readonly moveFavorites: FavoriteStore['moveFavorites'] = (owner, moves, folder) =>
    this.change(owner, async (change) => {
      if (!(await hasFolder(change, owner, folder))) return 'folder-not-found';
      const kept = await FAVORITES.list(change, owner, { id: moves.map(({ id }) => id) });
      const own = new Set(kept.map(({ id }) => id));
      const moved = moves.filter(({ id }) => own.has(id));
      for (const [from, group] of Map.groupBy(moved, (move) => move.from)) {
        const ids = group.map(({ id }) => id);
        const leaving = change.deleteFrom('favorite_in_folder').where('favorite', 'in', ids);
        await (from === null ? leaving : leaving.where('folder', '=', from)).execute();
      }
      await putInto(change, [...own], folder);
      return own.size;
    });

  readonly deleteFavorites: FavoriteStore['deleteFavorites'] = (owner, ids, at) =>
    this.change(owner, async (change) => {
      const places = Map.groupBy(await selectPlaces(change, owner.account).execute(), ({ favorite }) => favorite);
      const rows = await FAVORITES.take(change, owner, { id: ids });
      await discard(change, 'favorite', rows, at, (favorite) => ({
        folders: (places.get(favorite) ?? []).map(({ folder: id, name }) => ({ id, name })),
      }));
      return rows.length;
    });

  readonly setNotifications: FavoriteStore['setNotifications'] = (owner, ids, notifies) =>
    this.change(owner, (change) => FAVORITES.update(change, owner, { id: ids }, { notifies }));

  readonly setNote: FavoriteStore['setNote'] = (owner, id, note, at, former) =>
    this.change(owner, async (change) => {
      const kept = await FAVORITES.find(change, owner, { id });
      if (!kept) return undefined;
      if (former !== undefined && kept.note !== former) return { note: kept.note, trash: null };
      await FAVORITES.update(change, owner, { id }, { note });
      const isRemoved = note === '' && kept.note !== '';
      return { note, trash: isRemoved ? await discardNote(change, owner, kept, at) : null };
    });

  readonly noteLook: FavoriteStore['noteLook'] = (owner, id, look) =>
    this.change(owner, async (change) => {
      const kept = await FAVORITES.find(change, owner, { id, kind: 'search' });
      if (!kept) return false;
      const seen = printLooks(addLook(readLooks(kept.seen, kept.addedDate), look));
      return (await FAVORITES.update(change, owner, { id }, { seen })) > 0;
    });

  readonly noteSeen: FavoriteStore['noteSeen'] = async (owner, target, seen, kind = 'document') => {
    await this.change(owner, (change) => FAVORITES.update(change, owner, { kind, target }, { seen }));
  };

  readonly listSeen: FavoriteStore['listSeen'] = (owner, kind, target) =>
    FAVORITES.list(this.queries, owner, { kind, target });
}

/** Keeps a note that was taken away; answers what it is called in the trash. */
async function discardNote(
  change: Change,
  owner: AccountOnEdition,
  { id: favorite, kind, target, title, note }: Omit<Favorite, 'folders'>,
  at: string,
): Promise<string> {
  const id = createId();
  const row = { ...owner, id, favorite, kind, target, title_then: title, note };
  await discard(change, 'note', [row], at);
  return id;
}
