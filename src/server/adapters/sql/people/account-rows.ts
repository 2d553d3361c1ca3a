import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { foldUsername } from '#domain/access/fold-username.ts';
import { UsernameTaken, type Account, type AccountDraft, type Identity } from '#server/ports/account-store.ts';
import type { AccountTable, PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

type Queries = Kysely<PeopleSchema>;

/** Account numbers have ten digits and tell nothing about how many accounts there are. */
const LEAST_NUMBER = 1_000_000_000;
const MOST_NUMBER = 9_999_999_999;

/** Makes the account of a draft in the database; the username must be free. */
export async function addAccount(
  change: Queries,
  draft: AccountDraft,
  origin: Pick<AccountTable, 'issuer' | 'subject' | 'institution_claimed'>,
): Promise<AccountTable> {
  const row: AccountTable = {
    id: randomUUID(),
    username: draft.username,
    username_folded: foldUsername(draft.username),
    name: draft.name,
    account_no: await findFreeNumber(change),
    email: draft.email,
    institution: draft.institution,
    demo: 0,
    suspended_at: null,
    ...origin,
  };
  await change.insertInto('account').values(row).execute();
  return row;
}

/**
 * Adds an account or replaces the one with the same id. Who vouches for it and whether it is suspended stay; what a provider said of its
 * institution holds on while it is not changed here.
 */
export async function putAccount(change: Queries, account: Account): Promise<void> {
  const former = await change.selectFrom('account').selectAll().where('id', '=', account.id).executeTakeFirst();
  const values = {
    username: account.username,
    username_folded: foldUsername(account.username),
    name: account.name,
    account_no: account.accountNo,
    email: account.email,
    institution: account.institution,
    institution_claimed: former?.institution === account.institution ? former.institution_claimed : 0,
    demo: account.demo ? 1 : 0,
  };
  if (former) await change.updateTable('account').set(values).where('id', '=', account.id).execute();
  else {
    await change
      .insertInto('account')
      .values({ id: account.id, ...values, issuer: null, subject: null, suspended_at: null })
      .execute();
  }
}

export async function findAccountRow(queries: Queries, username: string): Promise<AccountTable | undefined> {
  const folded = foldUsername(username);
  return queries.selectFrom('account').selectAll().where('username_folded', '=', folded).executeTakeFirst();
}

export async function findIdentityRow(
  queries: Queries,
  identity: Pick<Identity, 'issuer' | 'subject'>,
): Promise<AccountTable | undefined> {
  return queries
    .selectFrom('account')
    .selectAll()
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
}

/** Throws `UsernameTaken` when another account than `id` has the username. */
export async function refuseTaken(queries: Queries, username: string, id?: string): Promise<void> {
  const holder = await findAccountRow(queries, username);
  if (holder && holder.id !== id) throw new UsernameTaken(username);
}

/** The username itself, or with the first number behind it that makes it free: `ana`, `ana-2`, `ana-3`. */
export async function findFreeUsername(queries: Queries, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await findAccountRow(queries, username))) return username;
  }
}

async function findFreeNumber(queries: Queries): Promise<string> {
  for (;;) {
    const number = String(randomInt(LEAST_NUMBER, MOST_NUMBER + 1));
    const holder = await queries.selectFrom('account').select('id').where('account_no', '=', number).executeTakeFirst();
    if (!holder) return number;
  }
}
