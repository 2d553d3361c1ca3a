import type { Kysely } from 'kysely';
import { foldUsername } from '#domain/access/fold-username.ts';
import type { PasswordStore, StoredPassword } from '#server/ports/account-store.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

/** Passwords of the built-in provider in either database. Held by password-store.conformance.ts. */
export class SqlPasswordStore implements PasswordStore {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async findPassword(username: string): Promise<StoredPassword | undefined> {
    const row = await this.#queries
      .selectFrom('password')
      .innerJoin('account', 'account.id', 'password.account')
      .selectAll('password')
      .where('account.username_folded', '=', foldUsername(username))
      .executeTakeFirst();
    if (!row) return undefined;
    const { account, hash, failures } = row;
    return {
      account,
      hash,
      failures,
      lastFailureAt: row.failed_at,
      blockedUntil: row.blocked_until,
      initialUntil: row.initial_until,
    };
  }

  async hasPasswords(): Promise<boolean> {
    const query = this.#queries
      .selectFrom('password')
      .innerJoin('account', 'account.id', 'password.account')
      .select('account.id')
      .where('account.demo', '=', 0);
    return (await query.limit(1).executeTakeFirst()) !== undefined;
  }

  async savePassword(account: string, hash: string, initialUntil: string | null = null): Promise<void> {
    const values = { hash, failures: 0, failed_at: null, blocked_until: null, initial_until: initialUntil };
    await this.#queries.transaction().execute((change) =>
      change
        .insertInto('password')
        .values({ account, ...values })
        .onConflict((conflict) => conflict.column('account').doUpdateSet(values))
        .execute(),
    );
  }

  async noteFailure(account: string, at: string, blockedUntil: string | null): Promise<void> {
    await this.#queries.transaction().execute((change) =>
      change
        .updateTable('password')
        .set((update) => ({
          failures: update('failures', '+', 1),
          failed_at: at,
          blocked_until: blockedUntil,
        }))
        .where('account', '=', account)
        .execute(),
    );
  }

  async clearFailures(account: string): Promise<void> {
    await this.#queries
      .transaction()
      .execute((change) =>
        change
          .updateTable('password')
          .set({ failures: 0, failed_at: null, blocked_until: null })
          .where('account', '=', account)
          .execute(),
      );
  }
}
