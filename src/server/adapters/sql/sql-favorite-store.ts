import type { Kysely, Transaction } from 'kysely';
import {
  FAVORITE_LIMITS,
  foldFolderName,
  type FavoriteDraft,
  type FavoriteFolder,
  type FavoriteShelf,
} from '#domain/desk/favorite.ts';
import { addLook, printLooks, readLooks, type SearchLook } from '#domain/desk/search-looks.ts';
import type { FavoriteMove, FavoriteOwner, FavoriteStore, FolderFault } from '#server/ports/favorite-store.ts';
import { changeAsOwner } from './change-as-owner.ts';
import { createId, keyOf, readFavorite, readFolder, writeFavorite } from './favorite-columns.ts';
import type { FavoriteFolderTable } from './favorite-schema.ts';
import type { PeopleSchema } from './people-schema.ts';

type Change = Transaction<PeopleSchema>;

/** Favorites and their folders, in either database. */
export class SqlFavoriteStore implements FavoriteStore {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async listShelf(owner: FavoriteOwner): Promise<FavoriteShelf> {
    // One moment of all three tables: another device may be moving things.
    return this.#queries.transaction().execute(async (change) => {
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
          favorites: await count(change, 'favorite', owner),
          folders: await count(change, 'favorite_folder', owner),
        },
      };
    });
  }

  async createFolder(owner: FavoriteOwner, name: string, at: string): Promise<FavoriteFolder | FolderFault> {
    return this.#change(owner, async (change) => {
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
    return this.#change(owner, async (change) => {
      // What stands in the way is found before anything is written.
      const row = await draftFolder(change, owner, name, at);
      if (typeof row === 'string') return row;
      const ids = await keep(change, owner, drafts, at);
      if (typeof ids === 'string') return ids;
      const folder = await insertFolder(change, row);
      await putInto(change, ids, folder.id);
      return folder;
    });
  }

  async updateFolder(
    owner: FavoriteOwner,
    id: string,
    { name, order }: { readonly name?: string | undefined; readonly order?: number | undefined },
    at: string,
  ): Promise<FavoriteFolder | FolderFault> {
    return this.#change(owner, async (change) => {
      const folders = await listFolders(change, owner);
      const former = folders.find((folder) => folder.id === id);
      if (!former) return 'folder-not-found';
      const others = folders.filter((folder) => folder !== former);
      const next = name === undefined ? former : { ...former, name, name_folded: foldFolderName(name) };
      if (others.some(({ name_folded: folded }) => folded === next.name_folded)) return 'folder-name-taken';
      const ordered = order === undefined ? folders : others.toSpliced(order, 0, former);
      const place = ordered.indexOf(former);
      for (const [index, folder] of ordered.entries()) await putAt(change, folder, index);
      const row = { ...next, place, updated_at: at };
      await change.updateTable('favorite_folder').set(row).where('id', '=', id).execute();
      return readFolder(row);
    });
  }

  async deleteFolder(owner: FavoriteOwner, id: string): Promise<boolean> {
    return this.#change(owner, async (change) => {
      const { numDeletedRows } = await change
        .deleteFrom('favorite_folder')
        .where('id', '=', id)
        .where('account', '=', owner.account)
        .where('edition', '=', owner.edition)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    });
  }

  async addFavorites(
    owner: FavoriteOwner,
    drafts: readonly FavoriteDraft[],
    folder: string | null,
    at: string,
  ): Promise<string[] | 'folder-not-found' | 'too-many-favorites'> {
    return this.#change(owner, async (change) => {
      if (!(await hasFolder(change, owner, folder))) return 'folder-not-found';
      const ids = await keep(change, owner, drafts, at);
      if (typeof ids !== 'string') await putInto(change, ids, folder);
      return ids;
    });
  }

  async moveFavorites(
    owner: FavoriteOwner,
    moves: readonly FavoriteMove[],
    folder: string | null,
  ): Promise<number | 'folder-not-found'> {
    return this.#change(owner, async (change) => {
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
    return this.#change(owner, async (change) => {
      const { numDeletedRows } = await change
        .deleteFrom('favorite')
        .where('id', 'in', [...ids])
        .where('account', '=', owner.account)
        .where('edition', '=', owner.edition)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    });
  }

  async setNotifications(owner: FavoriteOwner, ids: readonly string[], notifies: boolean): Promise<number> {
    if (ids.length === 0) return 0;
    return this.#change(owner, async (change) => {
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
    return this.#change(owner, async (change) => {
      const row = await listOwn(change, owner).where('id', '=', id).executeTakeFirst();
      if (!row || (former !== undefined && row.note !== former)) return row?.note;
      await change.updateTable('favorite').set({ note }).where('id', '=', id).execute();
      return note;
    });
  }

  async noteLook(owner: FavoriteOwner, id: string, look: SearchLook): Promise<boolean> {
    return this.#change(owner, async (change) => {
      const row = await listOwn(change, owner).where('id', '=', id).where('kind', '=', 'search').executeTakeFirst();
      if (!row) return false;
      const seen = printLooks(addLook(readLooks(row.seen, row.added_at), look));
      await change.updateTable('favorite').set({ seen }).where('id', '=', id).execute();
      return true;
    });
  }

  async findSeen(owner: FavoriteOwner, document: string): Promise<string | undefined> {
    const row = await listOwn(this.#queries, owner)
      .where('kind', '=', 'document')
      .where('target', '=', document)
      .executeTakeFirst();
    return row?.seen;
  }

  async noteSeen(owner: FavoriteOwner, document: string, seen: string): Promise<void> {
    await this.#change(owner, (change) =>
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

  async #change<T>({ account }: FavoriteOwner, work: (change: Change) => Promise<T>): Promise<T> {
    return changeAsOwner(this.#queries, { kind: 'account', id: account }, work);
  }
}

function listOwn(queries: Kysely<PeopleSchema>, owner: FavoriteOwner) {
  return queries
    .selectFrom('favorite')
    .selectAll()
    .where('account', '=', owner.account)
    .where('edition', '=', owner.edition);
}

async function listFolders(change: Change, owner: FavoriteOwner): Promise<FavoriteFolderTable[]> {
  return change
    .selectFrom('favorite_folder')
    .selectAll()
    .where('account', '=', owner.account)
    .where('edition', '=', owner.edition)
    .orderBy('place')
    .execute();
}

/** A new folder as the last of the owner's, not yet written; or what stands in its way. */
async function draftFolder(
  change: Change,
  owner: FavoriteOwner,
  name: string,
  at: string,
): Promise<FavoriteFolderTable | FolderFault> {
  const folders = await listFolders(change, owner);
  const folded = foldFolderName(name);
  if (folders.some(({ name_folded: other }) => other === folded)) return 'folder-name-taken';
  if ((await count(change, 'favorite_folder', owner)) >= FAVORITE_LIMITS.folders) return 'too-many-folders';
  const place = (folders.at(-1)?.place ?? -1) + 1;
  return { id: createId(), ...owner, name, name_folded: folded, place, added_at: at, updated_at: at };
}

async function insertFolder(change: Change, row: FavoriteFolderTable): Promise<FavoriteFolder> {
  await change.insertInto('favorite_folder').values(row).execute();
  return readFolder(row);
}

/** Keeps what is not kept yet, in the order given; answers the ids of all, in that order. */
async function keep(
  change: Change,
  owner: FavoriteOwner,
  drafts: readonly FavoriteDraft[],
  at: string,
): Promise<string[] | 'too-many-favorites'> {
  const kept = await listOwn(change, owner).orderBy('place').execute();
  const ids = new Map(kept.map((row) => [keyOf(row), row.id]));
  const wanted = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  const added = [...wanted.values()].filter((draft) => !ids.has(keyOf(draft)));
  const total = await count(change, 'favorite', owner);
  if (total + added.length > FAVORITE_LIMITS.favorites) return 'too-many-favorites';
  const last = kept.at(-1)?.place ?? 0;
  const rows = added.map((draft, index) => writeFavorite(owner, draft, at, last + index + 1));
  for (const row of rows) ids.set(keyOf(row), row.id);
  if (rows.length > 0) await change.insertInto('favorite').values(rows).execute();
  return [...wanted.keys()].map((key) => ids.get(key) ?? '');
}

/** Those of them that are the owner's. */
async function listIds(change: Change, owner: FavoriteOwner, moves: readonly FavoriteMove[]): Promise<string[]> {
  if (moves.length === 0) return [];
  const wanted = moves.map(({ id }) => id);
  const rows = await listOwn(change, owner).where('id', 'in', wanted).execute();
  return rows.map(({ id }) => id);
}

/** On all editions: the limits are the account's (OP-82). */
async function count(change: Change, table: 'favorite' | 'favorite_folder', owner: FavoriteOwner): Promise<number> {
  const { total } = await change
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('account', '=', owner.account)
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function hasFolder(change: Change, owner: FavoriteOwner, folder: string | null): Promise<boolean> {
  return folder === null || (await listFolders(change, owner)).some(({ id }) => id === folder);
}

async function putInto(change: Change, favorites: readonly string[], folder: string | null): Promise<void> {
  if (folder === null || favorites.length === 0) return;
  await change
    .insertInto('favorite_in_folder')
    .values(favorites.map((favorite) => ({ favorite, folder })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function putAt(change: Change, folder: FavoriteFolderTable, place: number): Promise<void> {
  if (folder.place === place) return;
  await change.updateTable('favorite_folder').set({ place }).where('id', '=', folder.id).execute();
}
