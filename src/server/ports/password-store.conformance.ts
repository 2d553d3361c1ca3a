import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountStores, AccountStoresUnderTest } from './account-store.conformance.ts';
import type { Account, AccountStore, PasswordStore } from './account-store.ts';

const NOW = '2026-05-01T10:00:00.000Z';

/** What every store of passwords has to do. `open` answers an empty one. */
export function describePasswordStore(name: string, open: () => Promise<AccountStoresUnderTest>): void {
  describe(name, () => {
    let subject: AccountStoresUnderTest;
    let connections: AccountStores[];
    let accounts: AccountStore;
    let passwords: PasswordStore;
    let account: Account;
    const connect = async () => {
      const stores = await subject.connect();
      connections.push(stores);
      return stores;
    };
    beforeEach(async () => {
      connections = [];
      subject = await open();
      ({ accounts, passwords } = await connect());
      account = await accounts.createAccount({ username: 'Nadia', name: 'N', email: null, institution: null });
    });
    afterEach(async () => {
      for (const connection of connections) await connection.close();
      await subject.dispose();
    });

    test('a password is found by username, once there is one', async () => {
      expect(await passwords.findPassword('nadia')).toBeUndefined();
      await passwords.savePassword(account.id, 'hash');
      expect(await passwords.findPassword('NADIA')).toEqual({
        account: account.id,
        hash: 'hash',
        failures: 0,
        lastFailureAt: null,
        blockedUntil: null,
        initialUntil: null,
      });
    });

    test('a password that somebody else set has an end, which another one without it takes away', async () => {
      await passwords.savePassword(account.id, 'hash', NOW);
      expect(await passwords.findPassword('nadia')).toMatchObject({ hash: 'hash', initialUntil: NOW });
      await passwords.noteFailure(account.id, NOW, null);
      await passwords.clearFailures(account.id);
      expect(await passwords.findPassword('nadia')).toMatchObject({ initialUntil: NOW });
      await passwords.savePassword(account.id, 'own');
      expect(await passwords.findPassword('nadia')).toMatchObject({ hash: 'own', initialUntil: null });
    });

    test('failures are counted and forgotten after a success or with a new password', async () => {
      await passwords.savePassword(account.id, 'hash');
      await passwords.noteFailure(account.id, NOW, null);
      await passwords.noteFailure(account.id, NOW, '2026-05-01T10:05:00.000Z');
      const blocked = { failures: 2, lastFailureAt: NOW, blockedUntil: '2026-05-01T10:05:00.000Z' };
      expect(await passwords.findPassword('nadia')).toMatchObject(blocked);
      const free = { failures: 0, lastFailureAt: null, blockedUntil: null };
      await passwords.clearFailures(account.id);
      expect(await passwords.findPassword('nadia')).toMatchObject(free);
      await passwords.noteFailure(account.id, NOW, NOW);
      await passwords.savePassword(account.id, 'other');
      expect(await passwords.findPassword('nadia')).toMatchObject({ hash: 'other', ...free });
    });

    test('each account has a password and failures of its own', async () => {
      const other = await accounts.createAccount({ username: 'ana', name: 'A', email: null, institution: null });
      await passwords.savePassword(account.id, 'one');
      await passwords.savePassword(other.id, 'two');
      await passwords.noteFailure(account.id, NOW, NOW);
      expect(await passwords.findPassword('ana')).toMatchObject({ account: other.id, hash: 'two', failures: 0 });
      await passwords.noteFailure(other.id, NOW, null);
      await passwords.clearFailures(other.id);
      expect(await passwords.findPassword('nadia')).toMatchObject({ hash: 'one', failures: 1, blockedUntil: NOW });
      await passwords.noteFailure(account.id, NOW, null);
      expect(await passwords.findPassword('nadia')).toMatchObject({ failures: 2, blockedUntil: null });
      await expect(passwords.savePassword('nobody', 'three')).rejects.toThrow();
    });

    test('OP-173: whether anybody has a password is said without the demo accounts', async () => {
      expect(await passwords.hasPasswords()).toBe(false);
      const demo = await accounts.createAccount({ username: 'demo', name: 'D', email: null, institution: null });
      await accounts.saveAccount({ ...demo, demo: true });
      await passwords.savePassword(demo.id, 'hash');
      expect(await passwords.hasPasswords()).toBe(false);
      await passwords.savePassword(account.id, 'hash');
      expect(await passwords.hasPasswords()).toBe(true);
    });

    test('no failure is lost when two connections count at once', async () => {
      const other = await connect();
      await passwords.savePassword(account.id, 'hash');
      const attempts = Array.from({ length: 20 });
      await Promise.all([
        ...attempts.map(() => passwords.noteFailure(account.id, NOW, null)),
        ...attempts.map(() => other.passwords.noteFailure(account.id, NOW, null)),
      ]);
      expect(await other.passwords.findPassword('nadia')).toMatchObject({ failures: 40 });
    });
  });
}
