import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeResearchRecordStore } from '#server/ports/research-record-store.conformance.ts';
import { SqlAccountStore } from '../sql/sql-account-store.ts';
import { SqlResearchRecordStore } from '../sql/sql-research-record-store.ts';
import { openPeopleDatabase } from './people-database.ts';

describeResearchRecordStore('the store of research records on SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-research-record-'));
  const database = await openPeopleDatabase(folder);
  const accounts = new SqlAccountStore(database.queries);
  for (const id of ['ada', 'bo']) {
    const account = { id, username: id, name: id, accountNo: `A-${id}`, email: null, institution: null, demo: false };
    await accounts.saveAccount(account);
  }
  return {
    store: new SqlResearchRecordStore(database.queries),
    deleteAccount: async (id) => {
      await database.queries.deleteFrom('account').where('id', '=', id).execute();
    },
    close: async () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
