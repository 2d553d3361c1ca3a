import { expect, test } from 'vitest';
import { CONTRACT, HARBOUR } from './account-store.test-support.ts';
import { UsernameTaken, type AccountStore, type PeopleList } from './account-store.ts';

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

  const LIST: PeopleList = {
    contracts: [CONTRACT],
    ranges: [{ institution: HARBOUR.id, range: '192.0.2.0/24' }],
    made: [
      {
        draft: { username: 'ana', name: 'Ana', email: null, institution: HARBOUR.id },
        hash: '$argon2id$x',
        initialUntil: '2026-05-15T10:00:00.000Z',
      },
    ],
    changed: [],
  };

  test('a list of contracts, ranges and accounts is kept, and a second one changes what is there', async () => {
    await open().saveInstitution(HARBOUR);
    await open().writePeopleList(LIST);
    const ana = await open().findAccountByUsername('ana');
    expect(ana).toMatchObject({ name: 'Ana', institution: HARBOUR.id, demo: false });
    expect(await open().listContracts(HARBOUR.id)).toEqual([CONTRACT]);
    expect(await open().listRanges()).toEqual(LIST.ranges);
    const revision = await open().revision();
    const changed = [{ ...ana!, name: 'Ana Ruiz', institution: null }];
    await open().writePeopleList({ ...LIST, contracts: [{ ...CONTRACT, to: null }], made: [], changed });
    expect(await open().listContracts(HARBOUR.id)).toEqual([{ ...CONTRACT, to: null }]);
    expect(await open().listRanges()).toEqual(LIST.ranges);
    expect(await open().listAccounts()).toEqual(changed);
    expect(await open().revision()).toBeGreaterThan(revision);
  });

  test('of a list with a name that is taken nothing is kept', async () => {
    await open().saveInstitution(HARBOUR);
    await open().createAccount({ username: 'Ana', name: 'Ana', email: null, institution: null });
    await expect(open().writePeopleList(LIST)).rejects.toBeInstanceOf(UsernameTaken);
    expect(await open().listContracts(HARBOUR.id)).toEqual([]);
    expect(await open().listRanges()).toEqual([]);
    expect(await open().listAccounts()).toHaveLength(1);
  });
}
