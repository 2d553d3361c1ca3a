import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeSupportMessages } from '#server/ports/support-messages.conformance.ts';
import { SqlAccountStore } from '#server/adapters/sql/people/sql-account-store.ts';
import { SqlSupportMessages } from '#server/adapters/sql/people/sql-support-messages.ts';
import { openPeopleDatabase } from './people-database.ts';

describeSupportMessages('the messages of readers on SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-support-messages-'));
  const database = await openPeopleDatabase(folder);
  const accounts = new SqlAccountStore(database.queries);
  await accounts.saveInstitution({ id: 'north', name: 'North', customerNo: '1', contact: null, demo: false });
  const ada = { id: 'ada', username: 'ada', name: 'Ada', accountNo: 'A-1', email: null, institution: null };
  await accounts.saveAccount({ ...ada, demo: false });
  return {
    store: new SqlSupportMessages(database.queries),
    deleteAccount: async (id) => {
      await database.queries.deleteFrom('account').where('id', '=', id).execute();
    },
    deleteInstitution: async (id) => {
      await database.queries.deleteFrom('institution').where('id', '=', id).execute();
    },
    close: async () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
