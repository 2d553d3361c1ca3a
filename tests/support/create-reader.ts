import { readFileSync } from 'node:fs';
import { openPeople } from '#server/compose/people.ts';
import { DATA_FOLDER_NOTE } from './browser.ts';

/** What readers made for a test sign in with. */
export const READER_PASSWORD = 'a long enough password';

/**
 * A reader with Practice Plus whose account nobody else in the browser tests uses, for those that would disturb others:
 * signing out ends every session of an account. Answers the user name.
 */
export async function createReader(): Promise<string> {
  const people = await openPeople({ dataFolder: readFileSync(DATA_FOLDER_NOTE, 'utf8') });
  try {
    const username = `reader-${Math.random().toString(36).slice(2, 10)}`;
    const draft = { username, name: 'Rita Reader', email: null, institution: 'demo-kapp' };
    const { id } = await people.accounts.createAccount(draft);
    await people.passwords.savePassword(id, await people.hasher.hash(READER_PASSWORD));
    return username;
  } finally {
    people.close();
  }
}
