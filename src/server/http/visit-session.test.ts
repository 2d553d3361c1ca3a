import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { SessionStore, StoredSession } from '#server/ports/session-store.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { SessionKeeper, type LiveSession } from './session-keeper.ts';

const app = Fastify();
await app.register(cookie);
afterAll(() => app.close());

test('A personal session goes on with the public id of the visit by address, and of nothing else (SH-033)', async () => {
  const created: StoredSession[] = [];
  const ended: string[] = [];
  const secrets = new Set<string>();
  const store = fakePort<SessionStore>({
    createSession: async (session, secretHash) => {
      created.push(session);
      secrets.add(secretHash);
    },
    endSession: async (id) => void ended.push(id),
  });
  const clock = { now: () => '2026-01-05T09:00:00.000Z', today: () => '2026-01-05' };
  const keeper = new SessionKeeper(store, clock, { sessionIdleMinutes: 60, sessionDays: 1 });
  app.get('/', async (_request, reply) => {
    const begin = (account: string | null, former?: LiveSession) =>
      keeper.begin(reply, false, { account, addressInstitution: 'court', idToken: null }, former);
    const visit = await begin(null);
    const personal = await begin('ada', visit);
    await begin('bo', personal);
    await begin(null, visit);
    return {};
  });
  expect((await app.inject('/')).statusCode).toBe(200);
  const [visit, personal, other, another] = created.map(({ id }) => id);
  expect(personal).toBe(visit);
  expect(new Set([visit, other, another]).size).toBe(3);
  expect(ended).toEqual([visit, personal, visit]);
  expect(secrets.size).toBe(4);
});
