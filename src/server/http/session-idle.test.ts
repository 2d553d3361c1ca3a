import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { SessionLimits, SessionStore, StoredSession } from '#server/ports/session-store.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { SessionKeeper } from './session-keeper.ts';

const app = Fastify();
await app.register(cookie);
afterAll(() => app.close());

const START = Date.parse('2026-01-05T09:00:00Z');
let now = START;
let notes = 0;
let session: StoredSession = {
  id: 'one',
  account: 'ada',
  addressInstitution: null,
  idToken: null,
  edition: null,
  createdAt: new Date(START).toISOString(),
  seenAt: new Date(START).toISOString(),
};
const store = fakePort<SessionStore>({
  findSession: async (_hash: string, limits: SessionLimits) =>
    session.seenAt >= limits.idleSince ? session : undefined,
  touchSession: async (_id: string, seenAt: string) => {
    notes += 1;
    session = { ...session, seenAt };
  },
});
const clock = { now: () => new Date(now).toISOString(), today: () => '2026-01-05' };
const keeper = new SessionKeeper(store, clock, { sessionIdleMinutes: 1, sessionDays: 1 });
app.get('/', async (request) => ({ found: (await keeper.find(request, false)) !== undefined }));

async function use(seconds: number): Promise<boolean> {
  now = START + seconds * 1000;
  const answer = await app.inject({ url: '/', cookies: { pandect_session: 'x'.repeat(43) } });
  return answer.json<{ found: boolean }>().found;
}

test('An idle limit of one minute keeps a session that is used, and ends one that is not', async () => {
  for (let seconds = 0; seconds <= 600; seconds += 50) expect(await use(seconds), `after ${seconds} s`).toBe(true);
  for (let seconds = 601; seconds <= 661; seconds += 1) expect(await use(seconds), `after ${seconds} s`).toBe(true);
  expect(notes).toBeLessThan(30);
  expect(await use(661 + 62)).toBe(false);
});
