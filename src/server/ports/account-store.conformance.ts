import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeInstitutions } from './account-institutions.conformance.ts';
import { describeAccountLists } from './account-lists.conformance.ts';
import { CONTRACT, HARBOUR, QUAY } from './account-store.test-support.ts';
import {
  AccountSuspended,
  AccountUnknown,
  UsernameTaken,
  type Account,
  type AccountStore,
  type Identity,
  type PasswordStore,
} from './account-store.ts';
import { BUILT_IN_ISSUER } from './identity-provider.ts';

/** A connection to the stores under test. */
export interface AccountStores {
  readonly accounts: AccountStore;
  readonly passwords: PasswordStore;
  close(): void | Promise<void>;
}

/** Stores that may be opened several times, as several processes do. */
export interface AccountStoresUnderTest {
  /** Another connection to the same accounts. */
  connect(): Promise<AccountStores>;
  dispose(): void | Promise<void>;
}

const ANA: Identity = {
  issuer: 'https://id.example',
  subject: 'u-1',
  username: 'ana',
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  institution: null,
};

/** What every store of accounts has to do. `open` answers an empty one. */
export function describeAccountStore(name: string, open: () => Promise<AccountStoresUnderTest>): void {
  describe(name, () => {
    let subject: AccountStoresUnderTest;
    let connections: AccountStores[];
    let accounts: AccountStore;
    let passwords: PasswordStore;
    const connect = async () => {
      const stores = await subject.connect();
      connections.push(stores);
      return stores;
    };
    beforeEach(async () => {
      connections = [];
      subject = await open();
      ({ accounts, passwords } = await connect());
    });
    afterEach(async () => {
      for (const connection of connections) await connection.close();
      await subject.dispose();
    });

    describe('lists', () => describeAccountLists(() => accounts));

    describe('institutions and contracts', () => describeInstitutions(() => accounts));

    describe('accounts', () => {
      const draft = { username: 'Nadia', name: 'Nadia Brandt', email: null, institution: null };

      test('a new account has an id and a number of its own', async () => {
        const one = await accounts.createAccount(draft);
        const other = await accounts.createAccount({ ...draft, username: 'other' });
        expect(one).toEqual({ ...draft, id: one.id, accountNo: expect.stringMatching(/^\d{10}$/u), demo: false });
        expect(new Set([one.id, other.id, one.accountNo, other.accountNo]).size).toBe(4);
        expect(await accounts.findAccount(one.id)).toEqual(one);
        expect(await accounts.listAccounts()).toEqual([one, other]);
      });

      test('a username is found, and taken, whatever its letter case', async () => {
        const one = await accounts.createAccount(draft);
        expect(await accounts.findAccountByUsername('NADIA')).toEqual(one);
        expect(await accounts.findAccountByUsername('nadi')).toBeUndefined();
        await expect(accounts.createAccount({ ...draft, username: 'nadia' })).rejects.toThrow(UsernameTaken);
        const other = await accounts.createAccount({ ...draft, username: 'Émile' });
        expect(await accounts.findAccountByUsername('éMILE')).toEqual(other);
        await expect(accounts.saveAccount({ ...other, username: 'NADIA' })).rejects.toThrow(UsernameTaken);
        expect(await accounts.findAccount(other.id)).toEqual(other);
      });

      test('an account saved again is replaced and keeps its password', async () => {
        const account = await accounts.createAccount(draft);
        await passwords.savePassword(account.id, 'hash');
        const next: Account = { ...account, username: 'nadia.brandt', name: 'N. Brandt', email: 'n@example.org' };
        await accounts.saveAccount(next);
        expect(await accounts.listAccounts()).toEqual([next]);
        expect(await passwords.findPassword('Nadia.Brandt')).toMatchObject({ account: account.id, hash: 'hash' });
      });

      test('somebody who signs in twice has one account, with the name of the second time', async () => {
        const first = await accounts.takeIn(ANA);
        expect(first).toMatchObject({ username: 'ana', name: 'Ana Ruiz', email: 'ana@example.org', demo: false });
        expect(await accounts.takeIn(ANA)).toEqual(first);
        const second = await accounts.takeIn({ ...ANA, name: 'Ana Ruiz Vega', email: null });
        expect(second).toEqual({ ...first, name: 'Ana Ruiz Vega', email: null });
        expect(await accounts.listAccounts()).toEqual([second]);
      });

      test('the same username at another provider is another person', async () => {
        const local = await accounts.createAccount({ ...draft, username: 'ANA' });
        const one = await accounts.takeIn(ANA);
        const other = await accounts.takeIn({ ...ANA, issuer: 'https://other.example' });
        expect([one.username, other.username]).toEqual(['ana-2', 'ana-3']);
        expect(new Set([local.id, one.id, other.id]).size).toBe(3);
        expect(await accounts.takeIn(ANA)).toEqual(one);
      });

      test('an institution that the provider names is taken over, an unknown one is not', async () => {
        await accounts.saveInstitution(HARBOUR);
        expect((await accounts.takeIn({ ...ANA, institution: 'nowhere' })).institution).toBeNull();
        expect((await accounts.takeIn({ ...ANA, institution: HARBOUR.id })).institution).toBe(HARBOUR.id);
        expect((await accounts.takeIn(ANA)).institution).toBeNull();
      });

      test('an institution that the operator gave stays where the provider names none', async () => {
        await accounts.saveInstitution(HARBOUR);
        const account = await accounts.takeIn(ANA);
        await accounts.saveAccount({ ...account, institution: HARBOUR.id });
        expect((await accounts.takeIn(ANA)).institution).toBe(HARBOUR.id);
      });

      test('the built-in provider vouches for accounts that are there, and makes none', async () => {
        const account = await accounts.createAccount(draft);
        const identity = { ...ANA, issuer: BUILT_IN_ISSUER };
        expect(await accounts.takeIn({ ...identity, subject: account.id })).toEqual(account);
        await expect(accounts.takeIn({ ...identity, subject: 'gone' })).rejects.toThrow(AccountUnknown);
        expect(await accounts.listAccounts()).toEqual([account]);
      });
    });

    test('a suspended account is taken in by nobody until it is resumed, whoever vouches for it', async () => {
      const own = await accounts.createAccount({ username: 'bo', name: 'Bo', email: null, institution: null });
      const outside = await accounts.takeIn(ANA);
      expect(outside.issuer).toBe(ANA.issuer);
      const at = '2026-05-01T10:00:00.000Z';
      for (const { id } of [own, outside]) await accounts.suspendAccount(id, at);
      expect(await accounts.findAccount(own.id)).toEqual({ ...own, suspendedAt: at });
      await expect(accounts.takeIn(ANA)).rejects.toThrow(AccountSuspended);
      const identity = { ...ANA, issuer: BUILT_IN_ISSUER, subject: own.id };
      await expect(accounts.takeIn(identity)).rejects.toThrow(AccountSuspended);
      // What is saved of an account by others does not let it in again.
      await accounts.saveAccount({ ...own, name: 'Bo Lind' });
      expect(await accounts.findAccount(own.id)).toMatchObject({ name: 'Bo Lind', suspendedAt: at });
      for (const { id } of [own, outside]) await accounts.suspendAccount(id, null);
      expect(await accounts.takeIn(ANA)).toEqual(outside);
      expect(await accounts.takeIn(identity)).toEqual({ ...own, name: 'Bo Lind' });
    });

    describe('changes', () => {
      test('every change counts up the revision, reading does not', async () => {
        let revision = await accounts.revision();
        const countsUp = async (work: () => Promise<unknown>) => {
          await work();
          const next = await accounts.revision();
          expect(next, String(work)).toBeGreaterThan(revision);
          revision = next;
        };
        await countsUp(() => accounts.saveInstitution(HARBOUR));
        await countsUp(() => accounts.saveContract(CONTRACT));
        await countsUp(() => accounts.deleteContract(HARBOUR.id, 'KA', 'KAPP'));
        await countsUp(() => accounts.saveRange({ institution: HARBOUR.id, range: '192.0.2.1' }));
        await countsUp(() => accounts.deleteRange(HARBOUR.id, '192.0.2.1'));
        const draft = { username: 'n', name: 'N', email: null, institution: null };
        await countsUp(() => accounts.createAccount(draft));
        const account = await accounts.createAccount({ ...draft, username: 'm' });
        revision = await accounts.revision();
        await countsUp(() => accounts.saveAccount({ ...account, name: 'M' }));
        await countsUp(() => accounts.takeIn(ANA));
        await countsUp(() => accounts.takeIn({ ...ANA, name: 'A' }));
        await countsUp(() => accounts.deleteInstitution(HARBOUR.id));
        await countsUp(() => accounts.deleteAccount(account.id));
        await accounts.saveInstitution(QUAY);
        revision = await accounts.revision();
        await countsUp(() => accounts.deleteDemo());
        await accounts.takeIn({ ...ANA, name: 'A' });
        await accounts.listAccounts();
        expect(await accounts.revision()).toBe(revision);
      });

      test('two connections see each other’s changes and lose none of them', async () => {
        const other = await connect();
        await accounts.saveInstitution(HARBOUR);
        const before = await other.accounts.revision();
        const hosts = Array.from({ length: 15 }, (_, index) => index);
        await Promise.all([
          ...hosts.map((host) => accounts.saveRange({ institution: HARBOUR.id, range: `192.0.2.${host}` })),
          ...hosts.map((host) => other.accounts.saveRange({ institution: HARBOUR.id, range: `198.51.100.${host}` })),
        ]);
        expect(await accounts.listRanges()).toHaveLength(30);
        expect(await accounts.revision()).toBe(before + 30);
      });

      test('one person who signs in twice at once gets one account', async () => {
        const other = await connect();
        const [one, two] = await Promise.all([accounts.takeIn(ANA), other.accounts.takeIn(ANA)]);
        expect(one).toEqual(two);
        expect(await accounts.listAccounts()).toHaveLength(1);
      });

      test('of two accounts made at once with one username one is refused', async () => {
        const other = await connect();
        const draft = { username: 'nadia', name: 'N', email: null, institution: null };
        const outcomes = await Promise.allSettled([
          accounts.createAccount(draft),
          other.accounts.createAccount({ ...draft, username: 'NADIA' }),
        ]);
        expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
          reason: expect.any(UsernameTaken),
        });
      });

      test('everything is still there when the store is opened again', async () => {
        await accounts.saveInstitution(HARBOUR);
        await accounts.saveContract(CONTRACT);
        const account = await accounts.takeIn(ANA);
        for (const connection of connections.splice(0)) await connection.close();
        const again = await connect();
        expect(await again.accounts.listContracts(HARBOUR.id)).toEqual([CONTRACT]);
        expect(await again.accounts.takeIn(ANA)).toEqual(account);
      });
    });

    test('an account that is taken out leaves nothing of its own, and its username is free again', async () => {
      const draft = { username: 'nadia', name: 'N', email: null, institution: null };
      const account = await accounts.createAccount(draft);
      await passwords.savePassword(account.id, 'hash');
      const before = await accounts.revision();
      expect(await accounts.deleteAccount(account.id)).toBe(true);
      expect(await accounts.revision()).toBeGreaterThan(before);
      expect(await accounts.deleteAccount(account.id)).toBe(false);
      expect(await passwords.findPassword('nadia')).toBeUndefined();
      expect((await accounts.createAccount(draft)).id).not.toBe(account.id);
    });

    test('an institution that is taken out takes contracts and ranges along, and leaves its accounts', async () => {
      await accounts.saveInstitution(HARBOUR);
      await accounts.saveContract(CONTRACT);
      await accounts.saveRange({ institution: HARBOUR.id, range: '192.0.2.0/24' });
      const draft = { username: 'nadia', name: 'N', email: null, institution: HARBOUR.id };
      const account = await accounts.createAccount(draft);
      expect(await accounts.deleteInstitution(HARBOUR.id)).toBe(true);
      expect(await accounts.deleteInstitution(HARBOUR.id)).toBe(false);
      expect(await accounts.listContracts(HARBOUR.id)).toEqual([]);
      expect(await accounts.listRanges()).toEqual([]);
      expect(await accounts.findAccount(account.id)).toEqual({ ...account, institution: null });
    });

    test('what is marked as demo goes with all that is its own, the rest stays', async () => {
      await accounts.saveInstitution(HARBOUR);
      await accounts.saveInstitution(QUAY);
      await accounts.saveContract(CONTRACT);
      await accounts.saveContract({ ...CONTRACT, institution: QUAY.id });
      await accounts.saveRange({ institution: QUAY.id, range: '192.0.2.0/24' });
      const real = await accounts.createAccount({ username: 'real', name: 'R', email: null, institution: QUAY.id });
      const demo = { ...real, id: 'demo-1', username: 'demo', accountNo: '1', demo: true };
      await accounts.saveAccount(demo);
      await passwords.savePassword('demo-1', 'hash');
      expect(await accounts.deleteDemo()).toBe(1);
      expect(await accounts.listAccounts()).toEqual([{ ...real, institution: null }]);
      expect(await accounts.listInstitutions()).toEqual([HARBOUR]);
      expect(await accounts.listContracts(QUAY.id)).toEqual([]);
      expect(await accounts.listContracts(HARBOUR.id)).toEqual([CONTRACT]);
      expect(await accounts.listRanges()).toEqual([]);
      expect(await passwords.findPassword('demo')).toBeUndefined();
    });
  });
}
