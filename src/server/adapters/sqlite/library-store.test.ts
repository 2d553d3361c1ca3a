import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeLibraryStore } from '#server/ports/library-store.conformance.ts';
import { SqlAccountStore } from '../sql/sql-account-store.ts';
import { SqlLibraryStore } from '../sql/sql-library-store.ts';
import { openPeopleDatabase } from './people-database.ts';

describeLibraryStore('the library store on SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-library-store-'));
  const database = await openPeopleDatabase(folder);
  const accounts = new SqlAccountStore(database.queries);
  for (const id of ['ada', 'bo']) {
    const account = { id, username: id, name: id, accountNo: `A-${id}`, email: null, institution: null, demo: false };
    await accounts.saveAccount(account);
  }
  return {
    store: new SqlLibraryStore(database.queries),
    deleteAccount: async (id) => {
      await database.queries.deleteFrom('account').where('id', '=', id).execute();
    },
    close: async () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
