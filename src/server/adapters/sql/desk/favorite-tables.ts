import type { AccountOnEdition } from '#domain/access/reader.ts';
import {
  FAVORITE_LIMITS,
  foldFolderName,
  type Favorite,
  type FavoriteDraft,
  type FavoriteFolder,
} from '#domain/tools/desk/favorite.ts';
import { createId, type Change } from './owned-rows.ts';
import { ofAccount, OwnedTable } from './owned-table.ts';
import { inFlag, inJson, inSearchIfAny, same } from './row-fields.ts';

/** Favorites, the newest first; in which folders they lie is said elsewhere. */
export const FAVORITES = new OwnedTable<'favorite', Omit<Favorite, 'folders'>>('favorite', {
  fields: {
    ...same('id', 'edition', 'kind', 'target', 'url', 'seen', 'note'),
    title: 'title_then',
    type: 'type_then',
    search: inSearchIfAny,
    jurisdictions: inJson('jurisdictions'),
    topics: inJson('topics'),
    notifies: inFlag('notifies'),
    addedDate: 'added_at',
  },
  order: 'place DESC, added_at DESC',
  isCounted: true,
});

/** Folders in their owner's order. */
export const FOLDERS = new OwnedTable<'favorite_folder', FavoriteFolder>('favorite_folder', {
  fields: {
    id: 'id',
    name: { read: ({ name }) => name, write: (name) => ({ name, name_folded: foldFolderName(name) }) },
    addedDate: 'added_at',
    updateDate: 'updated_at',
  },
  order: 'place, added_at',
  isCounted: true,
});

/** What makes a favorite the same again. */
function keyOf({ kind, target }: Pick<FavoriteDraft, 'kind' | 'target'>): string {
  return `${kind} ${target}`;
}

/** Keeps what is not kept yet, in the order given; answers the ids of all, in that order. */
export async function keepDrafts(
  change: Change,
  owner: AccountOnEdition,
  drafts: readonly FavoriteDraft[],
  at: string,
): Promise<string[] | 'too-many-favorites'> {
  const kept = await FAVORITES.list(change, owner);
  const ids = new Map(kept.map((one) => [keyOf(one), one.id]));
  const wanted = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  const added = [...wanted.values()]
    .filter((draft) => !ids.has(keyOf(draft)))
    .map((draft) => ({ ...draft, id: createId(), edition: owner.edition, notifies: false, note: '', addedDate: at }));
  const total = await FAVORITES.count(change, ofAccount(owner.account));
  if (total + added.length > FAVORITE_LIMITS.favorites) return 'too-many-favorites';
  await FAVORITES.add(change, owner, added);
  for (const one of added) ids.set(keyOf(one), one.id);
  return [...wanted.keys()].map((key) => ids.get(key) ?? '');
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

/** Which favorites of an account lie in which of its folders, folders in their order. */
export function selectPlaces(change: Change, account: string) {
  return change
    .selectFrom('favorite_in_folder')
    .innerJoin('favorite_folder', 'favorite_folder.id', 'favorite_in_folder.folder')
    .select(['favorite_in_folder.favorite', 'favorite_in_folder.folder', 'favorite_folder.name'])
    .where('favorite_folder.account', '=', account)
    .orderBy('favorite_folder.place');
}
