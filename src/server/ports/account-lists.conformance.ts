import { expect, test } from 'vitest';
import type { AccountStore } from './account-store.ts';

/** In which order accounts and institutions are listed: letter by letter, as no dictionary would, whatever the language. */
export function describeAccountLists(open: () => AccountStore): void {
  test('institutions are listed by the letters of their names', async () => {
    const names = ['acme', 'acmé', 'Acme', 'müller', 'muller', 'Zug', 'acme inc'];
    for (const [index, name] of names.entries()) {
      await open().saveInstitution({ id: `i${index}`, name, customerNo: `${index}`, contact: null, demo: false });
    }
    const listed = (await open().listInstitutions()).map(({ name }) => name);
    expect(listed).toEqual(['Acme', 'Zug', 'acme', 'acme inc', 'acmé', 'muller', 'müller']);
  });

  test('accounts are listed by the letters of their usernames', async () => {
    for (const username of ['muller', 'mü', 'MU', 'mz']) {
      await open().createAccount({ username, name: username, email: null, institution: null });
    }
    const listed = (await open().listAccounts()).map(({ username }) => username);
    expect(listed).toEqual(['MU', 'muller', 'mz', 'mü']);
  });
}
