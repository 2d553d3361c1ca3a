import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { PeopleSchema } from '#server/adapters/sql/people-schema.ts';
import { SqlAccountStore } from '#server/adapters/sql/sql-account-store.ts';
import { openPeopleDatabase } from '#server/adapters/sqlite/people-database.ts';

/** What the suites of the stores in `people.db` are given. */
export interface PeopleStore<Store> {
  readonly store: Store;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

/** A store over a database of its own in which `ada` and `bo` have accounts. */
export async function openPeopleStore<Store>(
  create: (queries: Kysely<PeopleSchema>) => Store,
): Promise<PeopleStore<Store>> {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-people-'));
  const database = await openPeopleDatabase(folder);
  const accounts = new SqlAccountStore(database.queries);
  for (const id of ['ada', 'bo']) {
    await accounts.saveAccount({
      id,
      username: id,
      name: id,
      accountNo: `A-${id}`,
      email: null,
      institution: null,
      demo: false,
    });
  }
  return {
    store: create(database.queries),
    deleteAccount: async (id) => {
      await database.queries.deleteFrom('account').where('id', '=', id).execute();
    },
    close: async () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
