import { beforeEach, describe, expect, test } from 'vitest';
import type { AccountStore } from './account-store.ts';
import type { SessionStore } from './session-store.ts';
import { ALWAYS, at, CODE, VISIT } from './session-samples.test-support.ts';

interface Opened {
  readonly sessions: SessionStore;
  readonly accounts: AccountStore;
}

/** How sessions of an account end: all, one, with their account, as their provider says. `opened` answers the stores of the test. */
export function describeEndedSessions(opened: () => Opened): void {
  describe('sessions that end', () => {
    let sessions: SessionStore;
    let accounts: AccountStore;
    const createAccount = async (username: string) =>
      (await accounts.createAccount({ username, name: username, email: null, institution: null })).id;
    beforeEach(() => {
      ({ sessions, accounts } = opened());
    });

    test('all sessions of one account end together, with what the provider remembers of it', async () => {
      const [nadia, ana] = [await createAccount('nadia'), await createAccount('ana')];
      await sessions.createSession({ ...VISIT, account: nadia }, 'one');
      await sessions.createSession({ ...VISIT, id: 's-2', account: nadia }, 'two');
      await sessions.createSession({ ...VISIT, id: 's-3', account: ana }, 'three');
      await sessions.saveArtifact({ ...CODE, account: nadia });
      await sessions.saveArtifact({ ...CODE, id: 'a-2', account: ana });
      expect(await sessions.endSessionsOf(nadia)).toBe(2);
      expect(await sessions.endSessionsOf(nadia)).toBe(0);
      expect(await sessions.findSession('one', ALWAYS)).toBeUndefined();
      expect(await sessions.findSession('two', ALWAYS)).toBeUndefined();
      expect(await sessions.findSession('three', ALWAYS)).toMatchObject({ account: ana });
      expect(await sessions.findArtifact(CODE.model, 'id', 'a-1')).toBeUndefined();
      expect(await sessions.findArtifact(CODE.model, 'id', 'a-2')).toMatchObject({ account: ana });
    });

    test('one session of an account ends, or all but one, and never those of another', async () => {
      const [nadia, ana] = [await createAccount('nadia'), await createAccount('ana')];
      for (const id of ['a', 'b', 'c']) await sessions.createSession({ ...VISIT, id, account: nadia }, id);
      await sessions.createSession({ ...VISIT, id: 'd', account: ana }, 'd');
      await sessions.saveArtifact({ ...CODE, account: nadia });
      expect(await sessions.endSessionsOf(nadia, { only: 'd' })).toBe(0);
      expect(await sessions.endSessionsOf(nadia, { only: 'a' })).toBe(1);
      expect(await sessions.findArtifact(CODE.model, 'id', CODE.id)).toBeUndefined();
      expect(await sessions.endSessionsOf(nadia, { except: 'b' })).toBe(1);
      expect(await sessions.findSession('b', ALWAYS)).toMatchObject({ id: 'b' });
      expect(await sessions.findSession('d', ALWAYS)).toMatchObject({ id: 'd' });
    });

    test('the sessions of an account that hold are listed, the one used last first', async () => {
      const [nadia, ana] = [await createAccount('nadia'), await createAccount('ana')];
      const begun = (id: string, seen: string, account = nadia) =>
        sessions.createSession({ ...VISIT, id, account, seenAt: at(seen) }, id);
      await begun('early', '10:10');
      await begun('late', '11:00');
      await begun('idle', '09:00');
      await begun('other', '11:00', ana);
      const listed = await sessions.listSessionsOf(nadia, { idleSince: at('10:00'), madeSince: at('00:00') });
      expect(listed.map(({ id }) => id)).toEqual(['late', 'early']);
      expect(await sessions.listSessionsOf(nadia, { idleSince: at('10:00'), madeSince: at('10:01') })).toEqual([]);
    });

    test('sessions of an account that is suspended end with it', async () => {
      const nadia = await createAccount('nadia');
      await sessions.createSession({ ...VISIT, account: nadia }, 'one');
      await sessions.saveArtifact({ ...CODE, account: nadia });
      expect(await accounts.suspendAccount(nadia, at('11:00'))).toBe(1);
      expect(await sessions.findSession('one', ALWAYS)).toBeUndefined();
      expect(await sessions.findArtifact(CODE.model, 'id', CODE.id)).toBeUndefined();
    });

    test('OP-202: what a provider ended ends here: by session, by account, never of another issuer, once a message', async () => {
      const takeIn = async (issuer: string, subject: string) =>
        (await accounts.takeIn({ issuer, subject, username: subject, name: subject, email: null, institution: null }))
          .id;
      const [nadia, ana] = [await takeIn('https://one', 'nadia'), await takeIn('https://one', 'ana')];
      const namesake = await takeIn('https://two', 'nadia');
      const begin = (id: string, account: string, providerSession: string) =>
        sessions.createSession({ ...VISIT, id, account, providerSession }, id);
      await begin('n1', nadia, 'a');
      await begin('n2', nadia, 'b');
      await begin('a1', ana, 'c');
      await begin('other', namesake, 'a');
      const live = async () => {
        const found = await Promise.all(['n1', 'n2', 'a1', 'other'].map((id) => sessions.findSession(id, ALWAYS)));
        return found.flatMap((session) => session?.id ?? []);
      };
      const base = { issuer: 'https://one', subject: null, providerSession: null, takenUntil: at('11:00') };
      expect(await sessions.endSessionsAt({ ...base, message: '0' })).toBe(0);
      expect(await sessions.endSessionsAt({ ...base, subject: 'ana', providerSession: 'a', message: '1' })).toBe(0);
      expect(await live()).toEqual(['n1', 'n2', 'a1', 'other']);
      expect(await sessions.endSessionsAt({ ...base, providerSession: 'a', message: '2' })).toBe(1);
      expect(await live()).toEqual(['n2', 'a1', 'other']);
      expect(await sessions.endSessionsAt({ ...base, subject: 'nadia', message: '3' })).toBe(1);
      expect(await sessions.endSessionsAt({ ...base, subject: 'ana', message: '3' })).toBeUndefined();
      expect(await live()).toEqual(['a1', 'other']);
      expect(await sessions.endSessionsAt({ ...base, issuer: 'https://two', subject: 'nadia', message: '3' })).toBe(1);
      expect(await live()).toEqual(['a1']);
    });

    test('what the built-in provider remembers of an account goes, its sessions stay', async () => {
      const nadia = await createAccount('nadia');
      await sessions.createSession({ ...VISIT, account: nadia }, 'one');
      await sessions.saveArtifact({ ...CODE, account: nadia });
      await sessions.forgetArtifactsOf(nadia);
      expect(await sessions.findArtifact(CODE.model, 'id', CODE.id)).toBeUndefined();
      expect(await sessions.findSession('one', ALWAYS)).toMatchObject({ account: nadia });
    });

    test('sessions of an account that is taken out end with it', async () => {
      const id = await createAccount('nadia');
      const account = await accounts.findAccount(id);
      if (account) await accounts.saveAccount({ ...account, demo: true });
      await sessions.createSession({ ...VISIT, account: id }, 'secret');
      await sessions.saveArtifact({ ...CODE, account: id });
      await accounts.deleteDemo();
      expect(await sessions.findSession('secret', ALWAYS)).toBeUndefined();
      expect(await sessions.findArtifact(CODE.model, 'id', CODE.id)).toBeUndefined();
    });

    test('sessions of an account that is deleted end with it, those of others go on', async () => {
      const [nadia, ana] = [await createAccount('nadia'), await createAccount('ana')];
      await sessions.createSession({ ...VISIT, account: nadia }, 'one');
      await sessions.createSession({ ...VISIT, id: 's-2', account: ana }, 'two');
      await sessions.saveArtifact({ ...CODE, account: nadia });
      await accounts.deleteAccount(nadia);
      expect(await sessions.findSession('one', ALWAYS)).toBeUndefined();
      expect(await sessions.findSession('two', ALWAYS)).toMatchObject({ account: ana });
      expect(await sessions.findArtifact(CODE.model, 'id', CODE.id)).toBeUndefined();
    });
  });
}
