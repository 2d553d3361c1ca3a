import type { Kysely } from 'kysely';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

/** Whether what an account opens is kept; it is until the account says no. */
export async function keepsHistory(queries: Kysely<PeopleSchema>, account: string): Promise<boolean> {
  const row = await queries
    .selectFrom('history_setting')
    .select('is_kept')
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.is_kept !== 0;
}
