import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeSearchAlertStore } from '#server/ports/search-alert-store.conformance.ts';
import { SqlAccountStore } from '../sql/sql-account-store.ts';
import { SqlSearchAlertStore } from '../sql/sql-search-alert-store.ts';
import { openPeopleDatabase } from './people-database.ts';

describeSearchAlertStore('the store of alerts on SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-search-alert-'));
  const database = await openPeopleDatabase(folder);
  const accounts = new SqlAccountStore(database.queries);
  for (const id of ['ada', 'bo']) {
    const account = { id, username: id, name: id, accountNo: `A-${id}`, email: null, institution: null, demo: false };
    await accounts.saveAccount(account);
  }
  return {
    store: new SqlSearchAlertStore(database.queries),
    deleteAccount: async (id) => {
      await database.queries.deleteFrom('account').where('id', '=', id).execute();
    },
    close: async () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
