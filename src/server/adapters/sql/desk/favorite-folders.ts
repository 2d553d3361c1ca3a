import type { AccountOnEdition } from '#domain/access/reader.ts';
import { FAVORITE_LIMITS, foldFolderName, type FavoriteFolder } from '#domain/tools/desk/favorite.ts';
import type { FavoriteStore, FolderFault } from '#server/ports/favorite-store.ts';
import { FOLDERS } from './favorite-tables.ts';
import { createId, type Change } from './owned-rows.ts';
import { ofAccount } from './owned-table.ts';

/** A new folder as the last of the owner's; or what stands in its way. */
export async function addFolder(
  change: Change,
  owner: AccountOnEdition,
  name: string,
  at: string,
): Promise<FavoriteFolder | FolderFault> {
  if (await FOLDERS.find(change, owner, { name_folded: foldFolderName(name) })) return 'folder-name-taken';
  if ((await FOLDERS.count(change, ofAccount(owner.account))) >= FAVORITE_LIMITS.folders) return 'too-many-folders';
  const folder = { id: createId(), name, addedDate: at, updateDate: at };
  await FOLDERS.add(change, owner, [folder]);
  return folder;
}

/** Another name, another place among the folders, or both. */
export async function rewriteFolder(
  change: Change,
  owner: AccountOnEdition,
  id: string,
  { name, order }: Parameters<FavoriteStore['updateFolder']>[2],
  at: string,
): Promise<FavoriteFolder | FolderFault> {
  const folders = await FOLDERS.list(change, owner);
  const former = folders.find((folder) => folder.id === id);
  if (!former) return 'folder-not-found';
  const next = { ...former, name: name ?? former.name, updateDate: at };
  const namesake = await FOLDERS.find(change, owner, { name_folded: foldFolderName(next.name) });
  if (namesake && namesake.id !== id) return 'folder-name-taken';
  await FOLDERS.update(change, owner, { id }, next);
  if (order === undefined) return next;
  const others = folders.filter((folder) => folder !== former);
  for (const [place, folder] of others.toSpliced(order, 0, former).entries())
    await change.updateTable('favorite_folder').set({ place }).where('id', '=', folder.id).execute();
  return next;
}

/** Whether the owner has the folder; null, which is none, counts as there. */
export async function hasFolder(change: Change, owner: AccountOnEdition, folder: string | null): Promise<boolean> {
  return folder === null || (await FOLDERS.find(change, owner, { id: folder })) !== undefined;
}
