import type { Kysely } from 'kysely';
import type { AddressRange, Contract, PeopleList } from '#server/ports/account-store.ts';
import { addAccount, putAccount, refuseTaken } from './account-rows.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

type Queries = Kysely<PeopleSchema>;

/** Writes everything of a list; to be called within one transaction. */
export async function writePeopleList(
  change: Queries,
  { contracts, ranges, made, changed }: PeopleList,
): Promise<void> {
  for (const contract of contracts) await putContract(change, contract);
  for (const range of ranges) await putRange(change, range);
  for (const { draft, hash, initialUntil } of made) {
    await refuseTaken(change, draft.username);
    const { id } = await addAccount(change, draft, { issuer: null, subject: null, institution_claimed: 0 });
    const password = {
      account: id,
      hash,
      failures: 0,
      failed_at: null,
      blocked_until: null,
      initial_until: initialUntil,
    };
    await change.insertInto('password').values(password).execute();
  }
  for (const account of changed) {
    await refuseTaken(change, account.username, account.id);
    await putAccount(change, account);
  }
}

/** Adds a contract, or puts it in the place of the one with its institution, edition and code. */
export async function putContract(change: Queries, contract: Contract): Promise<void> {
  const { institution, edition, code, from, to, suspended } = contract;
  const values = { from_day: from, to_day: to, suspended: suspended ? 1 : 0 };
  await change
    .insertInto('contract')
    .values({ institution, edition, code, ...values })
    .onConflict((conflict) => conflict.columns(['institution', 'edition', 'code']).doUpdateSet(values))
    .execute();
}

/** Adds a range where it is not there. */
export async function putRange(change: Queries, { institution, range }: AddressRange): Promise<void> {
  await change
    .insertInto('address_range')
    .values({ institution, range })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
