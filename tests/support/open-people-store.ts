import type { Kysely } from 'kysely';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { SqlAccountStore } from '#server/adapters/sql/people/sql-account-store.ts';
import { SQLITE, type TestedDatabase } from './databases/databases.ts';

/** What the suites of the stores of people are given. */
export interface PeopleStore<Store> {
  readonly store: Store;
  /** The same store over a connection of its own. */
  connect(): Promise<Store>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

/** A store over a database of its own in which `ada` and `bo` have accounts. */
export async function openPeopleStore<Store>(
  create: (queries: Kysely<PeopleSchema>) => Store,
  database: TestedDatabase = SQLITE,
): Promise<PeopleStore<Store>> {
  const { connect, dispose } = await database.createPeople();
  const { queries } = await connect();
  const accounts = new SqlAccountStore(queries);
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
    store: create(queries),
    connect: async () => create((await connect()).queries),
    deleteAccount: async (id) => {
      await queries.deleteFrom('account').where('id', '=', id).execute();
    },
    close: async () => dispose(),
  };
}
