import type { Kysely } from 'kysely';
import type { SessionChoice } from '#server/ports/session-store.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

/**
 * Ends the sessions of an account, all of them or only those of `which`, and what the built-in provider remembers of it,
 * so that the next sign-in asks for the password. Answers how many sessions there were.
 */
export async function endSessions(
  change: Kysely<PeopleSchema>,
  account: string,
  which?: SessionChoice,
): Promise<number> {
  await change.deleteFrom('provider_artifact').where('account', '=', account).execute();
  let query = change.deleteFrom('session').where('account', '=', account);
  if (which) query = 'only' in which ? query.where('id', '=', which.only) : query.where('id', '!=', which.except);
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}
