import type { FavoriteDraft, FavoriteFolder, FavoriteShelf } from '#domain/tools/desk/favorite.ts';
import { addLook, printLooks, readLooks, type SearchLook } from '#domain/tools/desk/search-looks.ts';
import type { FavoriteMove, FavoriteOwner, FavoriteStore, FolderFault } from '#server/ports/favorite-store.ts';
import { addFolder, findFolderFault, hasFolder, rewriteFolder } from './favorite-folders.ts';
import { FAVORITES, FOLDERS, keepDrafts, putInto, selectPlaces } from './favorite-tables.ts';
import { OwnedRows } from './owned-rows.ts';
import { ofAccount } from './owned-table.ts';

/** Favorites and their folders, in either database. Held by favorite-store.conformance.ts. */
export class SqlFavoriteStore extends OwnedRows implements FavoriteStore {
  async listShelf(owner: FavoriteOwner): Promise<FavoriteShelf> {
    // One moment of all three tables: another device may be moving things.
    return this.queries.transaction().execute(async (change) => {
      const favorites = await FAVORITES.list(change, owner);
      const places = await selectPlaces(change, owner.account)
        .where('favorite_folder.edition', '=', owner.edition)
        .execute();
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
  }

  createFolder(owner: FavoriteOwner, name: string, at: string): Promise<FavoriteFolder | FolderFault> {
    return this.change(
      owner,
      async (change) => (await findFolderFault(change, owner, name)) ?? addFolder(change, owner, name, at),
    );
  }

  createFilledFolder(
    owner: FavoriteOwner,
    name: string,
    drafts: readonly FavoriteDraft[],
    at: string,
  ): Promise<FavoriteFolder | FolderFault | 'too-many-favorites'> {
    return this.change(owner, async (change) => {
      // What stands in the way is found before anything is written.
      const fault = await findFolderFault(change, owner, name);
      if (fault) return fault;
      const ids = await keepDrafts(change, owner, drafts, at);
      if (typeof ids === 'string') return ids;
      const folder = await addFolder(change, owner, name, at);
      await putInto(change, ids, folder.id);
      return folder;
    });
  }

  updateFolder(
    owner: FavoriteOwner,
    id: string,
    wish: Parameters<FavoriteStore['updateFolder']>[2],
    at: string,
  ): Promise<FavoriteFolder | FolderFault> {
    return this.change(owner, (change) => rewriteFolder(change, owner, id, wish, at));
  }

  deleteFolder(owner: FavoriteOwner, id: string): Promise<boolean> {
    return this.change(owner, async (change) => (await FOLDERS.remove(change, owner, { id })) > 0);
  }

  addFavorites(
    owner: FavoriteOwner,
    drafts: readonly FavoriteDraft[],
    folder: string | null,
    at: string,
  ): Promise<string[] | 'folder-not-found' | 'too-many-favorites'> {
    return this.change(owner, async (change) => {
      if (!(await hasFolder(change, owner, folder))) return 'folder-not-found';
      const ids = await keepDrafts(change, owner, drafts, at);
      if (typeof ids !== 'string') await putInto(change, ids, folder);
      return ids;
    });
  }

  moveFavorites(
    owner: FavoriteOwner,
    moves: readonly FavoriteMove[],
    folder: string | null,
  ): Promise<number | 'folder-not-found'> {
    return this.change(owner, async (change) => {
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
  }

  deleteFavorites(owner: FavoriteOwner, ids: readonly string[]): Promise<number> {
    return this.change(owner, (change) => FAVORITES.remove(change, owner, { id: ids }));
  }

  setNotifications(owner: FavoriteOwner, ids: readonly string[], notifies: boolean): Promise<number> {
    return this.change(owner, (change) => FAVORITES.update(change, owner, { id: ids }, { notifies }));
  }

  setNote(owner: FavoriteOwner, id: string, note: string, former?: string): Promise<string | undefined> {
    return this.change(owner, async (change) => {
      const kept = await FAVORITES.find(change, owner, { id });
      if (!kept || (former !== undefined && kept.note !== former)) return kept?.note;
      await FAVORITES.update(change, owner, { id }, { note });
      return note;
    });
  }

  noteLook(owner: FavoriteOwner, id: string, look: SearchLook): Promise<boolean> {
    return this.change(owner, async (change) => {
      const kept = await FAVORITES.find(change, owner, { id, kind: 'search' });
      if (!kept) return false;
      const seen = printLooks(addLook(readLooks(kept.seen, kept.addedDate), look));
      return (await FAVORITES.update(change, owner, { id }, { seen })) > 0;
    });
  }

  async findSeen(owner: FavoriteOwner, document: string): Promise<string | undefined> {
    return (await FAVORITES.find(this.queries, owner, { kind: 'document', target: document }))?.seen;
  }

  async noteSeen(owner: FavoriteOwner, document: string, seen: string): Promise<void> {
    await this.change(owner, (change) =>
      FAVORITES.update(change, owner, { kind: 'document', target: document }, { seen }),
    );
  }
}
