import type { Transaction } from 'kysely';
import { FAVORITE_LIMITS, foldFolderName, type FavoriteFolder } from '#domain/tools/desk/favorite.ts';
import type { FavoriteOwner, FolderFault } from '#server/ports/favorite-store.ts';
import { readFolder } from './favorite-columns.ts';
import { countOfAccount, createId, selectOwned } from './owned-rows.ts';
import type { FavoriteFolderTable } from '#server/adapters/sql/schema/favorite-schema.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

type Change = Transaction<PeopleSchema>;

/** The owner's folders in their order. */
export async function listFolders(change: Change, owner: FavoriteOwner): Promise<FavoriteFolderTable[]> {
  return selectOwned(change, 'favorite_folder', owner).orderBy('place').execute();
}

/** A new folder as the last of the owner's, not yet written; or what stands in its way. */
export async function draftFolder(
  change: Change,
  owner: FavoriteOwner,
  name: string,
  at: string,
): Promise<FavoriteFolderTable | FolderFault> {
  const folders = await listFolders(change, owner);
  const folded = foldFolderName(name);
  if (folders.some(({ name_folded: other }) => other === folded)) return 'folder-name-taken';
  if ((await countOfAccount(change, 'favorite_folder', owner.account)) >= FAVORITE_LIMITS.folders)
    return 'too-many-folders';
  const place = (folders.at(-1)?.place ?? -1) + 1;
  return { id: createId(), ...owner, name, name_folded: folded, place, added_at: at, updated_at: at };
}

export async function insertFolder(change: Change, row: FavoriteFolderTable): Promise<FavoriteFolder> {
  await change.insertInto('favorite_folder').values(row).execute();
  return readFolder(row);
}

/** Another name, another place among the folders, or both. */
export async function rewriteFolder(
  change: Change,
  owner: FavoriteOwner,
  id: string,
  { name, order, at }: { readonly name?: string | undefined; readonly order?: number | undefined; readonly at: string },
): Promise<FavoriteFolder | FolderFault> {
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
}

/** Whether the owner has the folder; null, which is none, counts as there. */
export async function hasFolder(change: Change, owner: FavoriteOwner, folder: string | null): Promise<boolean> {
  return folder === null || (await listFolders(change, owner)).some(({ id }) => id === folder);
}

/** Lets favorites lie in a folder, each once. */
export async function putInto(change: Change, favorites: readonly string[], folder: string | null): Promise<void> {
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
