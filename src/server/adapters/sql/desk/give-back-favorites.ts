import type { AccountOnEdition } from '#domain/access/reader.ts';
import { FAVORITE_LIMITS, foldFolderName } from '#domain/tools/desk/favorite.ts';
import { addFolder } from './favorite-folders.ts';
import { FAVORITES, FOLDERS, putInto } from './favorite-tables.ts';
import type { FavoriteTable } from '#server/adapters/sql/schema/favorite-schema.ts';
import type { Change } from './owned-rows.ts';
import { ofAccount } from './owned-table.ts';
import { TRASH, type Belongings, type GiveBack } from './trash-table.ts';

/** One that was starred again meanwhile gets back the folders and the note of the other, unless it has another note. */
export const giveBackFavorite: GiveBack = async (change, owner, { folders = [], ...row }, at) => {
  const { id, kind, target, note } = row as unknown as FavoriteTable;
  const same = await FAVORITES.find(change, owner, { kind, target });
  if (same && note !== '' && same.note !== '' && same.note !== note) return 'there-already';
  const count = await FAVORITES.count(change, ofAccount(owner.account));
  if (!same && count >= FAVORITE_LIMITS.favorites) return 'too-many-favorites';
  const places = await findFolders(change, owner, folders, at);
  if (typeof places === 'string') return places;
  if (!same) await FAVORITES.giveBack(change, owner, row);
  else if (same.note === '') await FAVORITES.update(change, owner, { id: same.id }, { note });
  for (const folder of places) await putInto(change, [same?.id ?? id], folder);
  return 'restored';
};

/** Where a folder of the name is there by now, that one gets what lay in it. */
export const giveBackFolder: GiveBack = async (change, owner, { favorites = [], ...row }) => {
  const name = String(row['name']);
  const namesake = await FOLDERS.find(change, owner, { name_folded: foldFolderName(name) });
  if (!namesake && (await isFull(change, owner, 1))) return 'too-many-folders';
  if (!namesake) await FOLDERS.giveBack(change, owner, row);
  const folder = { id: namesake?.id ?? String(row['id']), name };
  const there = await FAVORITES.list(change, owner, { id: favorites });
  await putInto(
    change,
    there.map(({ id }) => id),
    folder.id,
  );
  // What was removed after the folder was comes back into it, too.
  for (const { id, held } of await TRASH.list(change, owner, { kind: 'favorite', id: favorites })) {
    await TRASH.update(change, owner, { id }, { held: { ...held, folders: [...(held.folders ?? []), folder] } });
  }
  return 'restored';
};

/** Onto the favorite, or onto that of the same document where it was starred anew; never over another note. */
export const giveBackNote: GiveBack = async (change, owner, row) => {
  const { favorite, kind, target, note } = row as unknown as FavoriteTable & { readonly favorite: string };
  const same = await FAVORITES.find(change, owner, { id: favorite });
  const kept = same ?? (await FAVORITES.find(change, owner, { kind, target }));
  if (!kept) return 'no-favorite';
  if (kept.note !== '' && kept.note !== note) return 'there-already';
  await FAVORITES.update(change, owner, { id: kept.id }, { note });
  return 'restored';
};

/** The folders, by their names where they are other ones by now; those that are not there are made anew. */
async function findFolders(
  change: Change,
  owner: AccountOnEdition,
  folders: NonNullable<Belongings['folders']>,
  at: string,
): Promise<string[] | 'too-many-folders'> {
  const own = await FOLDERS.list(change, owner);
  const ids: string[] = [];
  const missing: string[] = [];
  for (const { id, name } of folders) {
    const folded = foldFolderName(name);
    const found = own.find((one) => one.id === id) ?? own.find((one) => foldFolderName(one.name) === folded);
    if (found) ids.push(found.id);
    else missing.push(name);
  }
  if (missing.length > 0 && (await isFull(change, owner, missing.length))) return 'too-many-folders';
  for (const name of missing) {
    const made = await addFolder(change, owner, name, at);
    if (typeof made !== 'string') ids.push(made.id);
  }
  return ids;
}

async function isFull(change: Change, owner: AccountOnEdition, more: number): Promise<boolean> {
  return (await FOLDERS.count(change, ofAccount(owner.account))) + more > FAVORITE_LIMITS.folders;
}
