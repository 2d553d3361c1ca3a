import { randomBytes } from 'node:crypto';
import type { DeleteQueryBuilder, DeleteResult, Kysely, Selectable, SelectQueryBuilder, Transaction } from 'kysely';
import { changeAsOwner } from './change-as-owner.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

type Queries = Kysely<PeopleSchema>;

/** Whose rows, and on which edition: no statement on them can leave out one of the two. */
export interface RowOwner {
  readonly account: string;
  readonly edition: string;
}

/** Tables whose rows belong to an account on an edition. */
type OwnedTable =
  | 'checklist_tick'
  | 'customization'
  | 'favorite'
  | 'favorite_folder'
  | 'history_entry'
  | 'home_visit'
  | 'reading_place'
  | 'relation_search'
  | 'research_entry'
  | 'search_alert';
/** Those whose rows have their own id, and a place that grows with each that is added. */
type NumberedTable = 'history_entry' | 'relation_search' | 'research_entry';
/** Those of which an account has no more than some, on all editions together. */
type CountedTable = 'favorite' | 'favorite_folder' | 'search_alert';
/** Those of which the account alone says whose a row is, by its id. */
type NamedTable = 'research_entry' | 'search_alert';
/** Whether what an account does is kept, until it says no. */
type KeptTable = 'history_setting' | 'research_setting';

/** What is kept of accounts: a store of either database. */
export abstract class OwnedRows {
  protected readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** Changes what is an account's, one change of theirs after the other. */
  protected change<T>(account: string, work: (change: Transaction<PeopleSchema>) => Promise<T>): Promise<T> {
    return changeAsOwner(this.queries, { kind: 'account', id: account }, work);
  }
}

/** Rows that are kept of what an account does, until it says no. */
export abstract class PausableRows extends OwnedRows {
  protected abstract readonly setting: KeptTable;

  isKept(account: string): Promise<boolean> {
    return isKept(this.queries, this.setting, account);
  }

  async setKept(account: string, wish: boolean): Promise<void> {
    const is_kept = Number(wish);
    await this.queries
      .insertInto(this.setting)
      .values({ account, is_kept })
      .onConflict((conflict) => conflict.column('account').doUpdateSet({ is_kept }))
      .execute();
  }
}

/** The owner's rows, to be narrowed and put in order. */
export function selectOwned<T extends OwnedTable>(queries: Queries, table: T, owner: RowOwner) {
  const { account, edition } = owner;
  const rows = queries.selectFrom(table as 'favorite').selectAll();
  const owned = rows.where('account', '=', account).where('edition', '=', edition);
  return owned as unknown as SelectQueryBuilder<PeopleSchema, T, Selectable<PeopleSchema[T]>>;
}

/** Takes the owner's rows away, to be narrowed. */
export function deleteOwned<T extends OwnedTable>(queries: Queries, table: T, { account, edition }: RowOwner) {
  const rows = queries
    .deleteFrom(table as 'favorite')
    .where('account', '=', account)
    .where('edition', '=', edition);
  return rows as unknown as DeleteQueryBuilder<PeopleSchema, T, DeleteResult>;
}

/** The account's row with an id, on whatever edition, to be read. */
export function selectNamed<T extends NamedTable>(queries: Queries, table: T, account: string, id: string) {
  const rows = queries.selectFrom(table as 'search_alert').selectAll();
  const named = rows.where('id', '=', id).where('account', '=', account);
  return named as unknown as SelectQueryBuilder<PeopleSchema, T, Selectable<PeopleSchema[T]>>;
}

/** On all editions: limits are the account's (OP-82). */
export async function countOfAccount(queries: Queries, table: CountedTable, account: string): Promise<number> {
  const { total } = await queries
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many rows a statement took away. */
export async function countDeleted(statement: { executeTakeFirst(): Promise<DeleteResult> }): Promise<number> {
  return Number((await statement.executeTakeFirst()).numDeletedRows);
}

/** Newest first. */
export function selectNewest<T extends NumberedTable>(queries: Queries, table: T, owner: RowOwner) {
  const rows = selectOwned(queries, table as 'history_entry', owner).orderBy('place', 'desc');
  return rows as unknown as SelectQueryBuilder<PeopleSchema, T, Selectable<PeopleSchema[T]>>;
}

/** Takes the oldest of the owner's rows away, so that no more than `most` stay. */
export async function keepNewest(change: Queries, table: NumberedTable, owner: RowOwner, most: number): Promise<void> {
  const last = await selectNewest(change, table as 'history_entry', owner)
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  await deleteOwned(change, table as 'history_entry', owner)
    .where('place', '<=', last.place)
    .execute();
}

/** Whether what an account does is kept; it is until the account says no. */
export async function isKept(queries: Queries, table: KeptTable, account: string): Promise<boolean> {
  const row = await queries.selectFrom(table).select('is_kept').where('account', '=', account).executeTakeFirst();
  return row?.is_kept !== 0;
}

/** An id that nobody guesses: 96 random bits. */
export function createId(): string {
  return randomBytes(12).toString('base64url');
}
