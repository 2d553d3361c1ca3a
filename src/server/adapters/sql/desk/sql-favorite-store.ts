import type { FavoriteDraft, FavoriteFolder, FavoriteShelf } from '#domain/tools/desk/favorite.ts';
import { addLook, printLooks, readLooks, type SearchLook } from '#domain/tools/desk/search-looks.ts';
import type { FavoriteMove, FavoriteOwner, FavoriteStore, FolderFault } from '#server/ports/favorite-store.ts';
import { readFavorite, readFolder } from './favorite-columns.ts';
import { draftFolder, hasFolder, insertFolder, listFolders, putInto, rewriteFolder } from './favorite-folders.ts';
import { keepDrafts, listIds, listOwn } from './favorite-rows.ts';
import { countDeleted, countOfAccount, deleteOwned, OwnedRows } from './owned-rows.ts';

/** Favorites and their folders, in either database. Held by favorite-store.conformance.ts. */
export class SqlFavoriteStore extends OwnedRows implements FavoriteStore {
  async listShelf(owner: FavoriteOwner): Promise<FavoriteShelf> {
    // One moment of all three tables: another device may be moving things.
    return this.queries.transaction().execute(async (change) => {
      const rows = await listOwn(change, owner).orderBy('place', 'desc').execute();
      const places = await change
        .selectFrom('favorite_in_folder')
        .innerJoin('favorite_folder', 'favorite_folder.id', 'favorite_in_folder.folder')
        .select(['favorite_in_folder.favorite', 'favorite_in_folder.folder'])
        .where('favorite_folder.account', '=', owner.account)
        .where('favorite_folder.edition', '=', owner.edition)
        .orderBy('favorite_folder.place')
        .execute();
      const folders = Map.groupBy(places, ({ favorite }) => favorite);
      return {
        folders: (await listFolders(change, owner)).map(readFolder),
        favorites: rows.map((row) => readFavorite(row, folders.get(row.id)?.map(({ folder }) => folder) ?? [])),
        kept: {
          favorites: await countOfAccount(change, 'favorite', owner.account),
          folders: await countOfAccount(change, 'favorite_folder', owner.account),
        },
      };
    });
  }

  async createFolder(owner: FavoriteOwner, name: string, at: string): Promise<FavoriteFolder | FolderFault> {
    return this.change(owner.account, async (change) => {
      const row = await draftFolder(change, owner, name, at);
      return typeof row === 'string' ? row : insertFolder(change, row);
    });
  }

  async createFilledFolder(
    owner: FavoriteOwner,
    name: string,
    drafts: readonly FavoriteDraft[],
    at: string,
  ): Promise<FavoriteFolder | FolderFault | 'too-many-favorites'> {
    return this.change(owner.account, async (change) => {
      // What stands in the way is found before anything is written.
      const row = await draftFolder(change, owner, name, at);
      if (typeof row === 'string') return row;
      const ids = await keepDrafts(change, owner, drafts, at);
      if (typeof ids === 'string') return ids;
      const folder = await insertFolder(change, row);
      await putInto(change, ids, folder.id);
      return folder;
    });
  }

  async updateFolder(
    owner: FavoriteOwner,
    id: string,
    wish: { readonly name?: string | undefined; readonly order?: number | undefined },
    at: string,
  ): Promise<FavoriteFolder | FolderFault> {
    return this.change(owner.account, (change) => rewriteFolder(change, owner, id, { ...wish, at }));
  }

  async deleteFolder(owner: FavoriteOwner, id: string): Promise<boolean> {
    return this.change(owner.account, async (change) => {
      return (await countDeleted(deleteOwned(change, 'favorite_folder', owner).where('id', '=', id))) > 0;
    });
  }

  async addFavorites(
    owner: FavoriteOwner,
    drafts: readonly FavoriteDraft[],
    folder: string | null,
    at: string,
  ): Promise<string[] | 'folder-not-found' | 'too-many-favorites'> {
    return this.change(owner.account, async (change) => {
      if (!(await hasFolder(change, owner, folder))) return 'folder-not-found';
      const ids = await keepDrafts(change, owner, drafts, at);
      if (typeof ids !== 'string') await putInto(change, ids, folder);
      return ids;
    });
  }

  async moveFavorites(
    owner: FavoriteOwner,
    moves: readonly FavoriteMove[],
    folder: string | null,
  ): Promise<number | 'folder-not-found'> {
    return this.change(owner.account, async (change) => {
      if (!(await hasFolder(change, owner, folder))) return 'folder-not-found';
      const own = new Set(await listIds(change, owner, moves));
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

  async deleteFavorites(owner: FavoriteOwner, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    return this.change(owner.account, async (change) => {
      return countDeleted(deleteOwned(change, 'favorite', owner).where('id', 'in', [...ids]));
    });
  }

  async setNotifications(owner: FavoriteOwner, ids: readonly string[], notifies: boolean): Promise<number> {
    if (ids.length === 0) return 0;
    return this.change(owner.account, async (change) => {
      const { numUpdatedRows } = await change
        .updateTable('favorite')
        .set({ notifies: Number(notifies) })
        .where('id', 'in', [...ids])
        .where('account', '=', owner.account)
        .where('edition', '=', owner.edition)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    });
  }

  async setNote(owner: FavoriteOwner, id: string, note: string, former?: string): Promise<string | undefined> {
    return this.change(owner.account, async (change) => {
      const row = await listOwn(change, owner).where('id', '=', id).executeTakeFirst();
      if (!row || (former !== undefined && row.note !== former)) return row?.note;
      await change.updateTable('favorite').set({ note }).where('id', '=', id).execute();
      return note;
    });
  }

  async noteLook(owner: FavoriteOwner, id: string, look: SearchLook): Promise<boolean> {
    return this.change(owner.account, async (change) => {
      const row = await listOwn(change, owner).where('id', '=', id).where('kind', '=', 'search').executeTakeFirst();
      if (!row) return false;
      const seen = printLooks(addLook(readLooks(row.seen, row.added_at), look));
      await change.updateTable('favorite').set({ seen }).where('id', '=', id).execute();
      return true;
    });
  }

  async findSeen(owner: FavoriteOwner, document: string): Promise<string | undefined> {
    const row = await listOwn(this.queries, owner)
      .where('kind', '=', 'document')
      .where('target', '=', document)
      .executeTakeFirst();
    return row?.seen;
  }

  async noteSeen(owner: FavoriteOwner, document: string, seen: string): Promise<void> {
    await this.change(owner.account, (change) =>
      change
        .updateTable('favorite')
        .set({ seen })
        .where('account', '=', owner.account)
        .where('edition', '=', owner.edition)
        .where('kind', '=', 'document')
        .where('target', '=', document)
        .execute(),
    );
  }
}
