import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ProviderLogout } from '#server/ports/session-store.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

/** Messages lie among what providers remember, and go with it when they have run out. */
const MODEL = 'BackchannelLogout';

/** Ends what an outside provider says has ended there; undefined where the message was taken before. */
export async function endSessionsAt(
  change: Transaction<PeopleSchema>,
  logout: ProviderLogout,
): Promise<number | undefined> {
  const { issuer, subject, providerSession } = logout;
  if (!(await takeMessage(change, logout))) return undefined;
  if (subject === null && providerSession === null) return 0;
  let accounts = change.selectFrom('account').select('id').where('issuer', '=', issuer);
  if (subject !== null) accounts = accounts.where('subject', '=', subject);
  let ended = change.deleteFrom('session').where('account', 'in', accounts);
  if (providerSession !== null) ended = ended.where('provider_session', '=', providerSession);
  return Number((await ended.executeTakeFirstOrThrow()).numDeletedRows);
}

/** Whether it is the first time; of two at once it is for one. */
async function takeMessage(
  change: Transaction<PeopleSchema>,
  { issuer, message, takenUntil }: ProviderLogout,
): Promise<boolean> {
  const id = createHash('sha256')
    .update(JSON.stringify([issuer, message]))
    .digest('base64url');
  const nothing = { payload: '', grant_id: null, user_code: null, uid: null, account: null, consumed_at: null };
  const { numInsertedOrUpdatedRows } = await change
    .insertInto('provider_artifact')
    .values({ model: MODEL, id, ...nothing, expires_at: takenUntil })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
