import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountStore } from './account-store.ts';
import { describeEndedSessions } from './ended-sessions.conformance.ts';
import { ALWAYS, at, ATTEMPT, CODE, VISIT } from './session-samples.test-support.ts';
import type { SessionStore } from './session-store.ts';

/** A connection to the store under test, with accounts that sessions may belong to. */
export interface SessionStores {
  readonly sessions: SessionStore;
  readonly accounts: AccountStore;
  close(): void | Promise<void>;
}

/** A store that may be opened several times, as several processes do. */
export interface SessionStoresUnderTest {
  /** Another connection to the same sessions. */
  connect(): Promise<SessionStores>;
  dispose(): void | Promise<void>;
}

/** What every store of sessions has to do. `open` answers an empty one. */
export function describeSessionStore(name: string, open: () => Promise<SessionStoresUnderTest>): void {
  describe(name, () => {
    let subject: SessionStoresUnderTest;
    let connections: SessionStores[];
    let sessions: SessionStore;
    let accounts: AccountStore;
    const connect = async () => {
      const stores = await subject.connect();
      connections.push(stores);
      return stores;
    };
    const createAccount = async (username: string) =>
      (await accounts.createAccount({ username, name: username, email: null, institution: null })).id;
    beforeEach(async () => {
      connections = [];
      subject = await open();
      ({ sessions, accounts } = await connect());
    });
    afterEach(async () => {
      for (const connection of connections) await connection.close();
      await subject.dispose();
    });

    describe('sessions', () => {
      test('a session is found by its secret as it was made', async () => {
        await accounts.saveInstitution({ id: 'quay', name: 'Quay', customerNo: '1', contact: null, demo: false });
        const account = await createAccount('nadia');
        const client = { userAgent: 'Firefox', network: '192.0.2.x' };
        const place = { addressInstitution: 'quay', edition: 'KIPL', idToken: 'token' } as const;
        const session = { ...VISIT, account, ...place, ...client };
        await sessions.createSession(session, 'secret');
        expect(await sessions.findSession('secret', ALWAYS)).toEqual(session);
        expect(await sessions.findSession('Secret', ALWAYS)).toBeUndefined();
        expect(await sessions.findSession('', ALWAYS)).toBeUndefined();
      });

      test('a session that was idle too long or is too old is not found', async () => {
        await sessions.createSession({ ...VISIT, seenAt: at('11:00') }, 'secret');
        const found = async (idleSince: string, madeSince: string) =>
          (await sessions.findSession('secret', { idleSince, madeSince })) !== undefined;
        expect(await found(at('11:00'), at('10:00'))).toBe(true);
        expect(await found(at('11:01'), at('10:00'))).toBe(false);
        expect(await found(at('11:00'), at('10:01'))).toBe(false);
        await sessions.touchSession(VISIT.id, at('11:30'));
        expect(await found(at('11:01'), at('10:00'))).toBe(true);
      });

      test('after rotation the former secret opens nothing', async () => {
        await sessions.createSession(VISIT, 'secret');
        await sessions.rotateSession(VISIT.id, 'next');
        expect(await sessions.findSession('secret', ALWAYS)).toBeUndefined();
        expect(await sessions.findSession('next', ALWAYS)).toEqual(VISIT);
      });

      test('an id or a secret is given once', async () => {
        await sessions.createSession(VISIT, 'secret');
        await expect(sessions.createSession({ ...VISIT, id: 's-2' }, 'secret')).rejects.toThrow();
        await expect(sessions.createSession(VISIT, 'other')).rejects.toThrow();
        expect(await sessions.findSession('other', ALWAYS)).toBeUndefined();
      });

      test('the chosen edition is part of the session', async () => {
        await sessions.createSession(VISIT, 'secret');
        await sessions.chooseEdition(VISIT.id, 'KCL');
        expect(await sessions.findSession('secret', ALWAYS)).toEqual({ ...VISIT, edition: 'KCL' });
      });

      test('a session that was ended stays ended', async () => {
        await sessions.createSession(VISIT, 'secret');
        await sessions.createSession({ ...VISIT, id: 's-2' }, 'other');
        await sessions.endSession(VISIT.id);
        await sessions.touchSession(VISIT.id, at('10:01'));
        await sessions.rotateSession(VISIT.id, 'secret');
        expect(await sessions.findSession('secret', ALWAYS)).toBeUndefined();
        expect(await sessions.findSession('other', ALWAYS)).toMatchObject({ id: 's-2' });
      });

      test('what is changed of one session is not of another', async () => {
        await sessions.createSession(VISIT, 'one');
        const other = { ...VISIT, id: 's-2' };
        await sessions.createSession(other, 'two');
        await sessions.touchSession(VISIT.id, at('12:00'));
        await sessions.chooseEdition(VISIT.id, 'KCL');
        await sessions.rotateSession(VISIT.id, 'three');
        expect(await sessions.findSession('two', ALWAYS)).toEqual(other);
        expect(await sessions.findSession('three', ALWAYS)).toEqual({ ...VISIT, edition: 'KCL', seenAt: at('12:00') });
      });

      test('sessions survive closing the store and are seen by every connection', async () => {
        await sessions.createSession(VISIT, 'secret');
        const other = await connect();
        expect(await other.sessions.findSession('secret', ALWAYS)).toEqual(VISIT);
        for (const connection of connections.splice(0)) await connection.close();
        const again = await connect();
        expect(await again.sessions.findSession('secret', ALWAYS)).toEqual(VISIT);
        const third = await connect();
        await third.sessions.endSession(VISIT.id);
        expect(await again.sessions.findSession('secret', ALWAYS)).toBeUndefined();
      });

      test('two connections that make sessions at once lose none', async () => {
        const other = await connect();
        const ids = Array.from({ length: 20 }, (_, index) => String(index));
        await Promise.all([
          ...ids.map((id) => sessions.createSession({ ...VISIT, id: `a-${id}` }, `secret a-${id}`)),
          ...ids.map((id) => other.sessions.createSession({ ...VISIT, id: `b-${id}` }, `secret b-${id}`)),
        ]);
        for (const id of ids.flatMap((number) => [`a-${number}`, `b-${number}`])) {
          expect(await sessions.findSession(`secret ${id}`, ALWAYS)).toMatchObject({ id });
        }
      });

      test('what has run out is forgotten, the rest stays', async () => {
        await sessions.createSession({ ...VISIT, id: 'idle', seenAt: at('10:00') }, 'idle');
        await sessions.createSession({ ...VISIT, id: 'old', createdAt: at('08:00'), seenAt: at('11:00') }, 'old');
        await sessions.createSession({ ...VISIT, id: 'live', seenAt: at('11:00') }, 'live');
        await sessions.saveAttempt(ATTEMPT);
        await sessions.saveAttempt({ ...ATTEMPT, state: 'state-2', startedAt: at('11:00') });
        await sessions.saveArtifact(CODE);
        await sessions.saveArtifact({ ...CODE, id: 'a-2', expiresAt: at('11:00') });
        await sessions.saveArtifact({ ...CODE, id: 'a-3', expiresAt: null });
        await sessions.forget({ idleSince: at('10:30'), madeSince: at('09:00') });
        expect(await sessions.findSession('idle', ALWAYS)).toBeUndefined();
        expect(await sessions.findSession('old', ALWAYS)).toBeUndefined();
        expect(await sessions.findSession('live', ALWAYS)).toMatchObject({ id: 'live' });
        expect(await sessions.takeAttempt('state-1')).toBeUndefined();
        expect(await sessions.takeAttempt('state-2')).toBeDefined();
        const left = await Promise.all(['a-1', 'a-2', 'a-3'].map((id) => sessions.findArtifact(CODE.model, 'id', id)));
        expect(left.map((artifact) => artifact?.id)).toEqual([undefined, 'a-2', 'a-3']);
      });
    });

    describeEndedSessions(() => ({ sessions, accounts }));

    describe('sign-ins under way', () => {
      test('an attempt is taken once', async () => {
        await sessions.saveAttempt(ATTEMPT);
        expect(await sessions.takeAttempt('state-2')).toBeUndefined();
        expect(await sessions.takeAttempt(ATTEMPT.state)).toEqual(ATTEMPT);
        expect(await sessions.takeAttempt(ATTEMPT.state)).toBeUndefined();
      });

      test('of two connections that take it at once one gets it', async () => {
        const other = await connect();
        await sessions.saveAttempt({ ...ATTEMPT, waf: null });
        const taken = await Promise.all([sessions, other.sessions].map((store) => store.takeAttempt(ATTEMPT.state)));
        expect(taken.filter(Boolean)).toEqual([{ ...ATTEMPT, waf: null }]);
      });
    });

    describe('what the provider remembers', () => {
      test('an artifact is found by id, uid and user code, of its own model only', async () => {
        await sessions.saveArtifact(CODE);
        expect(await sessions.findArtifact(CODE.model, 'id', 'a-1')).toEqual(CODE);
        expect(await sessions.findArtifact(CODE.model, 'uid', 'uid-1')).toEqual(CODE);
        expect(await sessions.findArtifact(CODE.model, 'userCode', 'user-code')).toEqual(CODE);
        expect(await sessions.findArtifact('Session', 'id', 'a-1')).toBeUndefined();
        expect(await sessions.findArtifact(CODE.model, 'uid', 'a-1')).toBeUndefined();
      });

      test('saving again replaces, consuming marks, deleting takes out', async () => {
        await sessions.saveArtifact(CODE);
        await sessions.saveArtifact({ ...CODE, payload: '{}', expiresAt: null });
        await sessions.consumeArtifact(CODE.model, CODE.id, at('10:05'));
        const consumed = { ...CODE, payload: '{}', expiresAt: null, consumedAt: at('10:05') };
        expect(await sessions.findArtifact(CODE.model, 'id', CODE.id)).toEqual(consumed);
        await sessions.deleteArtifact('Session', CODE.id);
        expect(await sessions.findArtifact(CODE.model, 'id', CODE.id)).toEqual(consumed);
        await sessions.deleteArtifact(CODE.model, CODE.id);
        expect(await sessions.findArtifact(CODE.model, 'id', CODE.id)).toBeUndefined();
      });

      test('a grant goes with everything it gave, whatever the model', async () => {
        await sessions.saveArtifact(CODE);
        await sessions.saveArtifact({ ...CODE, model: 'AccessToken', id: 't-1' });
        await sessions.saveArtifact({ ...CODE, id: 'a-2', grantId: 'g-2' });
        await sessions.saveArtifact({ ...CODE, id: 'a-3', grantId: null });
        await sessions.deleteGrant('g-1');
        expect(await sessions.findArtifact(CODE.model, 'id', 'a-1')).toBeUndefined();
        expect(await sessions.findArtifact('AccessToken', 'id', 't-1')).toBeUndefined();
        expect(await sessions.findArtifact(CODE.model, 'id', 'a-2')).toBeDefined();
        expect(await sessions.findArtifact(CODE.model, 'id', 'a-3')).toBeDefined();
      });
    });

    test('a secret is made once, also when two connections ask at once', async () => {
      const other = await connect();
      let made = 0;
      const make = () => `secret ${(made += 1)}`;
      const [one, two] = await Promise.all([sessions.getSecret('keys', make), other.sessions.getSecret('keys', make)]);
      expect(one).toBe(two);
      expect(await sessions.getSecret('keys', () => 'another')).toBe(one);
      expect(await sessions.getSecret('cookies', () => 'another')).toBe('another');
    });
  });
}
