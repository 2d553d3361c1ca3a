import type { Kysely, Transaction } from 'kysely';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import {
  AccountSuspended,
  AccountUnknown,
  type Account,
  type AccountDraft,
  type AccountStore,
  type AddressRange,
  type Contract,
  type Identity,
  type Institution,
  type PeopleList,
} from '#server/ports/account-store.ts';
import { BUILT_IN_ISSUER } from '#server/ports/identity-provider.ts';
import { endSessions } from './end-sessions.ts';
import { addAccount, findAccountRow, putAccount, refuseTaken } from './account-rows.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { readAccount, readContract, readInstitution } from './read-people.ts';
import { putContract, putRange, writePeopleList } from './write-people-list.ts';
import { findProviderAccount, putProviderAccount } from './provider-accounts.ts';

type Change = Transaction<PeopleSchema>;

/** Accounts and institutions in either database. Held by account-store.conformance.ts. */
export class SqlAccountStore implements AccountStore {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async findAccount(id: string): Promise<Account | undefined> {
    const row = await this.#queries.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
    return row && readAccount(row);
  }

  async findAccountByUsername(username: string): Promise<Account | undefined> {
    const row = await findAccountRow(this.#queries, username);
    return row && readAccount(row);
  }

  async listAccounts(): Promise<Account[]> {
    const rows = await this.#queries.selectFrom('account').selectAll().orderBy('username_folded').execute();
    return rows.map(readAccount);
  }

  async takeIn(identity: Identity): Promise<Account> {
    if (identity.issuer === BUILT_IN_ISSUER) {
      const account = await this.findAccount(identity.subject);
      if (!account) throw new AccountUnknown();
      return refuseSuspended(account);
    }
    const known = await findProviderAccount(this.#queries, identity);
    return refuseSuspended(
      readAccount(known ?? (await this.#change((change) => putProviderAccount(change, identity)))),
    );
  }

  async createAccount(draft: AccountDraft): Promise<Account> {
    return this.#change(async (change) => {
      await refuseTaken(change, draft.username);
      return readAccount(await addAccount(change, draft, { issuer: null, subject: null, institution_claimed: 0 }));
    });
  }

  async saveAccount(account: Account): Promise<void> {
    await this.#change(async (change) => {
      await refuseTaken(change, account.username, account.id);
      await putAccount(change, account);
    });
  }

  async suspendAccount(id: string, at: string | null): Promise<number> {
    return this.#change(async (change) => {
      await change.updateTable('account').set({ suspended_at: at }).where('id', '=', id).execute();
      return at === null ? 0 : endSessions(change, id);
    });
  }

  async deleteAccount(id: string): Promise<boolean> {
    return this.#change(async (change) => {
      await change.deleteFrom('provider_artifact').where('account', '=', id).execute();
      const { numDeletedRows } = await change.deleteFrom('account').where('id', '=', id).executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    });
  }

  async findInstitution(id: string): Promise<Institution | undefined> {
    const row = await this.#queries.selectFrom('institution').selectAll().where('id', '=', id).executeTakeFirst();
    return row && readInstitution(row);
  }

  async listInstitutions(): Promise<Institution[]> {
    const rows = await this.#queries.selectFrom('institution').selectAll().orderBy('name').orderBy('id').execute();
    return rows.map(readInstitution);
  }

  async saveInstitution({ id, name, customerNo, contact, demo }: Institution): Promise<void> {
    const values = { name, customer_no: customerNo, contact, demo: demo ? 1 : 0 };
    await this.#change((change) =>
      change
        .insertInto('institution')
        .values({ id, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute(),
    );
  }

  async deleteInstitution(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#change((change) =>
      change.deleteFrom('institution').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    return numDeletedRows > 0n;
  }

  async listContracts(institution: string, day?: string): Promise<Contract[]> {
    let query = this.#queries.selectFrom('contract').selectAll().where('institution', '=', institution);
    if (day !== undefined) {
      query = query
        .where('suspended', '=', 0)
        .where('from_day', '<=', day)
        .where((where) => where.or([where('to_day', 'is', null), where('to_day', '>=', day)]));
    }
    return (await query.orderBy('edition').orderBy('code').execute()).map(readContract);
  }

  async saveContract(contract: Contract): Promise<void> {
    await this.#change((change) => putContract(change, contract));
  }

  async deleteContract(institution: string, edition: EditionId, code: AccessCode): Promise<boolean> {
    const { numDeletedRows } = await this.#change((change) =>
      change
        .deleteFrom('contract')
        .where('institution', '=', institution)
        .where('edition', '=', edition)
        .where('code', '=', code)
        .executeTakeFirstOrThrow(),
    );
    return numDeletedRows > 0n;
  }

  async listRanges(): Promise<AddressRange[]> {
    const rows = await this.#queries.selectFrom('address_range').selectAll().orderBy('range').execute();
    return rows.map(({ institution, range }) => ({ institution, range }));
  }

  async saveRange(range: AddressRange): Promise<void> {
    await this.#change((change) => putRange(change, range));
  }

  async writePeopleList(list: PeopleList): Promise<void> {
    await this.#change((change) => writePeopleList(change, list));
  }

  async deleteRange(institution: string, range: string): Promise<boolean> {
    const { numDeletedRows } = await this.#change((change) =>
      change
        .deleteFrom('address_range')
        .where('institution', '=', institution)
        .where('range', '=', range)
        .executeTakeFirstOrThrow(),
    );
    return numDeletedRows > 0n;
  }

  async revision(): Promise<number> {
    const row = await this.#queries.selectFrom('people_state').select('revision').executeTakeFirstOrThrow();
    return row.revision;
  }

  async deleteDemo(): Promise<number> {
    return this.#change(async (change) => {
      const demo = change.selectFrom('account').select('id').where('demo', '=', 1);
      await change.deleteFrom('provider_artifact').where('account', 'in', demo).execute();
      const { numDeletedRows } = await change.deleteFrom('account').where('demo', '=', 1).executeTakeFirstOrThrow();
      await change.deleteFrom('institution').where('demo', '=', 1).execute();
      return Number(numDeletedRows);
    });
  }

  /** Counting up comes first: it also makes changes wait for each other where reading alone would not. */
  async #change<T>(work: (change: Change) => Promise<T>): Promise<T> {
    return this.#queries.transaction().execute(async (change) => {
      await change
        .updateTable('people_state')
        .set((update) => ({ revision: update('revision', '+', 1) }))
        .execute();
      return work(change);
    });
  }
}

function refuseSuspended(account: Account): Account {
  if (account.suspendedAt !== undefined) throw new AccountSuspended();
  return account;
}
