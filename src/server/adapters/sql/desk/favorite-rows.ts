import type { Kysely, Transaction } from 'kysely';
import { FAVORITE_LIMITS, type FavoriteDraft } from '#domain/tools/desk/favorite.ts';
import type { FavoriteMove, FavoriteOwner } from '#server/ports/favorite-store.ts';
import { keyOf, writeFavorite } from './favorite-columns.ts';
import { countOfAccount, selectOwned } from './owned-rows.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

type Change = Transaction<PeopleSchema>;

/** Everything that the owner has kept, to be narrowed. */
export function listOwn(queries: Kysely<PeopleSchema>, owner: FavoriteOwner) {
  return selectOwned(queries, 'favorite', owner);
}

/** Keeps what is not kept yet, in the order given; answers the ids of all, in that order. */
export async function keepDrafts(
  change: Change,
  owner: FavoriteOwner,
  drafts: readonly FavoriteDraft[],
  at: string,
): Promise<string[] | 'too-many-favorites'> {
  const kept = await listOwn(change, owner).orderBy('place').execute();
  const ids = new Map(kept.map((row) => [keyOf(row), row.id]));
  const wanted = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  const added = [...wanted.values()].filter((draft) => !ids.has(keyOf(draft)));
  const total = await countOfAccount(change, 'favorite', owner.account);
  if (total + added.length > FAVORITE_LIMITS.favorites) return 'too-many-favorites';
  const last = kept.at(-1)?.place ?? 0;
  const rows = added.map((draft, index) => writeFavorite(owner, draft, at, last + index + 1));
  for (const row of rows) ids.set(keyOf(row), row.id);
  if (rows.length > 0) await change.insertInto('favorite').values(rows).execute();
  return [...wanted.keys()].map((key) => ids.get(key) ?? '');
}

/** Those of them that are the owner's. */
export async function listIds(change: Change, owner: FavoriteOwner, moves: readonly FavoriteMove[]): Promise<string[]> {
  if (moves.length === 0) return [];
  const wanted = moves.map(({ id }) => id);
  const rows = await listOwn(change, owner).where('id', 'in', wanted).execute();
  return rows.map(({ id }) => id);
}
