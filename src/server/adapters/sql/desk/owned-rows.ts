import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ofAccount, OwnedTable, type Whose } from './owned-table.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { inFlag } from './row-fields.ts';

export type Queries = Kysely<PeopleSchema>;
export type Change = Transaction<PeopleSchema>;

/** What is kept of readers: a store of either database. */
export abstract class OwnedRows {
  protected readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /**
   * Changes what is an owner's, one change of theirs after the other: whoever reads before writing must have nobody
   * between.
   */
  protected change<T>(whose: Whose, work: (change: Change) => Promise<T>): Promise<T> {
    return this.queries.transaction().execute(async (change) => {
      await takeOwner(change, whose);
      return work(change);
    });
  }
}

/**
 * Waits until nobody else changes what is this owner's, up to the end of the transaction: it takes the row of the owner,
 * which a database of many writers gives to one at a time. An account is one owner on all editions.
 */
export async function takeOwner(change: Change, whose: Whose): Promise<void> {
  const [kind, id] = 'kind' in whose ? [whose.kind, whose.id] : ['account' as const, whose.account];
  await change
    .insertInto('desk_owner')
    .values({ [kind]: id, changes: 1 })
    .onConflict((conflict) =>
      conflict.column(kind).doUpdateSet((update) => ({ changes: update('desk_owner.changes', '+', 1) })),
    )
    .execute();
}

const WISH = { fields: { isKept: inFlag('is_kept') }, key: ['account'] };
export const HISTORY_WISH = new OwnedTable<'history_setting', Wish>('history_setting', WISH);
export const RECORD_WISH = new OwnedTable<'research_setting', Wish>('research_setting', WISH);

interface Wish {
  readonly isKept: boolean;
}
type WishTable = typeof HISTORY_WISH | typeof RECORD_WISH;

/** Rows that are kept of what an account does, until it says no. */
export abstract class PausableRows extends OwnedRows {
  protected abstract readonly wish: WishTable;

  isKept(account: string): Promise<boolean> {
    return isKept(this.queries, this.wish, account);
  }

  async setKept(account: string, wish: boolean): Promise<void> {
    await this.wish.put(this.queries, ofAccount(account), { isKept: wish });
  }
}

/** Whether what an account does is kept; it is until the account says no. */
export async function isKept(queries: Queries, wish: WishTable, account: string): Promise<boolean> {
  return (await wish.find(queries, ofAccount(account)))?.isKept !== false;
}

/** An id that nobody guesses: 96 random bits. */
export function createId(): string {
  return randomBytes(12).toString('base64url');
}
