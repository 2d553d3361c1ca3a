import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openPeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { loadDemoAccounts } from '#server/compose/load-demo-accounts.ts';
import { openPeople } from '#server/compose/people.ts';
import { makeOnce } from './make-once.ts';

/** Puts a `people.db` with all its tables and nothing in them into a folder, as it is opened for the first time. */
export function layEmptyPeople(folder: string): Promise<void> {
  return lay('people', folder, async () => (await openPeopleDatabase(folder)).close());
}

/**
 * Puts the demo accounts into a data folder that has none yet, as a server does at its first start: their passwords
 * alone take half a second of a processor.
 */
export function layDemoPeople(folder: string): Promise<void> {
  return lay('demo-people', folder, async () => {
    const people = await openPeople({ dataFolder: folder });
    await loadDemoAccounts(people);
    people.close();
  });
}

async function lay(name: string, folder: string, make: () => Promise<void>): Promise<void> {
  const path = join(folder, 'people.db');
  if (!existsSync(path)) await makeOnce(name, path, make);
}
