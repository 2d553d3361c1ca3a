import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument } from '#contract/document.ts';
import { search } from '#contract/search.ts';
import { EDITIONS } from '#editions/editions.ts';
import { PasswordCheck } from '#server/adapters/oidc/password-check.ts';
import { ProcessRenderer } from '#server/adapters/render/process-renderer.ts';
import { openPeopleDatabase, type PeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { createArgon2PasswordHasher } from '#server/adapters/system/argon2-password-hasher.ts';
import type { Servers } from '#server/compose/servers.ts';
import { ClosedBudget } from '#server/features/search/closed-budget.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { createTestReader } from '#tests/support/test-reader.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const settings = {
  PANDECT_SERVERS: 'several',
  PANDECT_LIMIT_SEARCH: '40',
  PANDECT_SEARCHES_AT_ONCE: '1',
  PANDECT_READING_10_MINUTES: '3',
};
const first = new TestServer(new TemporaryLibrary(settings));
let second: TestServer;
let people: PeopleDatabase;
/** What each of them agrees on with the other. */
const agreed: Servers[] = [];

beforeAll(async () => {
  const documents = Array.from({ length: 6 }, (_, index) => ({
    id: `award-${index}`,
    title: `Award ${index}`,
    type: 'Award',
    text: 'The seat is Oslo.',
  }));
  first.temporary.write('awards.jsonl', jsonLines(...documents));
  first.temporary.write('files/hang.mjs', "process.on('message', () => {});");
  await first.temporary.import();
  const script = pathToFileURL(join(first.temporary.files, 'files/hang.mjs'));
  const createRenderer = (servers: Servers) => {
    agreed.push(servers);
    return new ProcessRenderer({ ...servers, script });
  };
  await first.open(0, { createRenderer });
  second = await first.openBeside({ createRenderer });
  people = await openPeopleDatabase(first.temporary.config.dataFolder);
});

afterAll(async () => {
  people.close();
  await second.close();
  await first.close();
});

/** One after the other, each at the server whose turn it is. */
async function askInTurn<Answer>(count: number, ask: (server: TestServer, index: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await ask(index % 2 === 0 ? first : second, index));
  return answers;
}

async function find(server: TestServer, username: string, body: object = { q: 'seat' }): Promise<number> {
  const { headers } = await first.signIn(username);
  const path = { endpoint: 'documentSearch' };
  return (await server.send(search, { path, body, headers: { ...headers, 'user-agent': AGENT } })).statusCode;
}

describe('two servers over one database count together (issue 37)', () => {
  it('searches of an account', async () => {
    const statuses = await askInTurn(12, (server) => find(server, 'ka'));
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  it('documents that it opens, each once (OP-179)', async () => {
    const { headers } = await first.signIn('ka');
    const open = async (server: TestServer, id: string) =>
      (await server.send(getDocument, { query: { id }, headers })).statusCode;
    const ids = ['award-0', 'award-0', 'award-1', 'award-2', 'award-3', 'award-1'];
    expect(await askInTurn(ids.length, (server, index) => open(server, ids[index]!))).toEqual([
      200, 200, 200, 200, 429, 200,
    ]);
  });

  it('the searches that it has under way: the next waits for its turn wherever it is made', async () => {
    const account = await first.people.accounts.findAccountByUsername('kapp');
    const turn = await agreed[0]!.lease.take(`turn: search of account ${account?.id}`, { most: 1, waiting: 0 });
    expect(turn).toBeDefined();
    const answers: number[] = [];
    const waiting = find(second, 'kapp').then((status) => answers.push(status));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(answers).toEqual([]);
    await turn?.release();
    await waiting;
    expect(answers).toEqual([200]);
  });

  it('the files that it waits for (OP-124)', async () => {
    const { headers } = await first.signIn('ka');
    const statuses = await askInTurn(6, async (server) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/mip/api/Download/pdf',
        headers: { host: 'ka.localhost', prefer: 'respond-async', ...headers },
        payload: { kind: 'documents', ids: [{ id: 'award-0' }] },
      });
      return `${answer.statusCode} ${answer.json<{ readonly code?: string }>().code ?? ''}`;
    });
    expect(statuses).toEqual([...Array<string>(5).fill('202 '), '429 too-many-own-downloads']);
  });

  it('a search that was only sorted, as none of its own (OP-158)', async () => {
    const other = { q: 'oslo', sortBy: 'title' };
    expect(await find(first, 'default', { q: 'oslo' })).toBe(200);
    await first.usage.flush();
    expect(await find(second, 'default', other)).toBe(200);
    await second.usage.flush();
    const events = () => people.queries.selectFrom('usage_event').select('id').where('keywords', '=', 'oslo').execute();
    expect(await events()).toHaveLength(1);
  });

  it('searches that named closed documents (OP-169)', async () => {
    const reader = createTestReader(EDITIONS.KA, 'YB');
    const budgets = agreed.map(({ counter }) => new ClosedBudget({ counter, today: () => '2026-11-28' }));
    for (let count = 0; count < 199; count += 1) await budgets[count % 2]!.spend(reader, `search ${count}`, 1);
    expect(await budgets[1]!.isSpent(reader)).toBe(false);
    await budgets[0]!.spend(reader, 'the last', 1);
    expect(await budgets[1]!.isSpent(reader)).toBe(true);
  });

  it('wrong passwords, for a name that nobody has and from one network', async () => {
    const hasher = createArgon2PasswordHasher({ memory: 8, passes: 1, parallelism: 1 });
    const { accounts, passwords } = first.people;
    const browserSecret = async () => 'a secret of this test';
    const now = () => '2026-11-28T09:00:00.000Z';
    const checks = agreed.map(
      (servers) => new PasswordCheck({ ...servers, accounts, passwords, hasher, browserSecret, now, hasDemo: true }),
    );
    const guess = (index: number, username: string) =>
      checks[index % 2]!.check({ username, password: 'wrong', address: '192.0.2.9' });
    for (let count = 0; count < 10; count += 1) expect(await guess(count, 'nobody')).toEqual({ outcome: 'wrong' });
    expect(await guess(0, 'nobody')).toMatchObject({ outcome: 'refused', because: 'account' });
    // Many at once slip past no count.
    const rest = await Promise.all(Array.from({ length: 95 }, (_, index) => guess(index, `name ${index}`)));
    expect(rest.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(89);
    expect(await guess(1, 'another')).toMatchObject({ outcome: 'refused', because: 'address' });
  });

  it('and keep neither names nor addresses with what they count', async () => {
    for (const table of ['rate_bucket', 'rate_note', 'lease'] as const) {
      for (const { name: _name, ...row } of await people.queries.selectFrom(table).selectAll().execute()) {
        const text = JSON.stringify(row);
        const found = ['192.0.2', '127.0.0', 'account', 'kapp', 'nobody', 'oslo', 'seat'].filter((word) =>
          text.includes(word),
        );
        expect(found).toEqual([]);
      }
    }
  });
});
