import type { Kysely, Transaction } from 'kysely';
import type { DeskOwner } from '#server/ports/desk-store.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

/**
 * Changes what is an owner's, one change of theirs after the other: whoever reads before writing must have nobody
 * between. The first statement takes the row of the owner, which a database of many writers gives to one at a time.
 */
export async function changeAsOwner<T>(
  queries: Kysely<PeopleSchema>,
  owner: DeskOwner,
  work: (change: Transaction<PeopleSchema>) => Promise<T>,
): Promise<T> {
  return queries.transaction().execute(async (change) => {
    await takeOwner(change, owner);
    return work(change);
  });
}

/** Waits until nobody else changes what is this owner's, up to the end of the transaction. */
export async function takeOwner(change: Transaction<PeopleSchema>, { kind, id }: DeskOwner): Promise<void> {
  await change
    .insertInto('desk_owner')
    .values({ [kind]: id, changes: 1 })
    .onConflict((conflict) =>
      conflict.column(kind).doUpdateSet((update) => ({ changes: update('desk_owner.changes', '+', 1) })),
    )
    .execute();
}
