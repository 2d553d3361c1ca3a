import type { Kysely } from 'kysely';
import type { Identity } from '#server/ports/account-store.ts';
import { addAccount, findFreeUsername, findIdentityRow } from './account-rows.ts';
import type { AccountTable, PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

type Queries = Kysely<PeopleSchema>;

/** The account of an identity when it is there and says the same as the provider. */
export async function findProviderAccount(queries: Queries, identity: Identity): Promise<AccountTable | undefined> {
  const row = await findIdentityRow(queries, identity);
  if (!row) return undefined;
  const next = await describeNext(queries, row, identity);
  return Object.entries(next).every(([column, value]) => row[column as keyof AccountTable] === value) ? row : undefined;
}

/** The account of an identity, made or brought up to date. */
export async function putProviderAccount(change: Queries, identity: Identity): Promise<AccountTable> {
  const row = await findIdentityRow(change, identity);
  if (row) {
    const next = await describeNext(change, row, identity);
    await change.updateTable('account').set(next).where('id', '=', row.id).execute();
    return { ...row, ...next };
  }
  const { issuer, subject, name, email } = identity;
  const username = await findFreeUsername(change, identity.username);
  const institution = await findKnown(change, identity.institution);
  const origin = { issuer, subject, institution_claimed: institution === null ? 0 : 1 };
  return addAccount(change, { username, name, email, institution }, origin);
}

/** An institution that an operator gave stays where the provider names none. */
async function describeNext(queries: Queries, row: AccountTable, { name, email, institution }: Identity) {
  const claimed = await findKnown(queries, institution);
  if (claimed === null && row.institution_claimed === 0) return { name, email };
  return { name, email, institution: claimed, institution_claimed: claimed === null ? 0 : 1 };
}

async function findKnown(queries: Queries, institution: string | null): Promise<string | null> {
  if (institution === null) return null;
  const row = await queries.selectFrom('institution').select('id').where('id', '=', institution).executeTakeFirst();
  return row?.id ?? null;
}
