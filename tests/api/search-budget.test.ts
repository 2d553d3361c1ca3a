import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { filter, search } from '#contract/search.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ROBOT = 'ExampleBot/1.0 (+https://bot.example.org)';
const UNIVERSITY = '192.0.2.7';

const server = new TestServer(new TemporaryLibrary({ PANDECT_LIMIT_SEARCH: '80', PANDECT_SEARCHES_AT_ONCE: '2' }));

beforeAll(async () => {
  // What a budget gets back while a busy machine takes its time would be counted too.
  vi.useFakeTimers({ toFake: ['performance'] });
  server.temporary.write('one.jsonl', jsonLines({ id: 'one', title: 'Seat of the arbitration', text: 'The seat.' }));
  await server.temporary.import();
  await server.open();
  await server.people.accounts.saveRange({ institution: 'demo-northquay', range: '192.0.2.0/24' });
});

afterAll(() => server.close());

interface Client {
  readonly headers: Readonly<Record<string, string>>;
  readonly agent?: string;
  readonly from?: string;
}

const send = ({ headers, agent = BROWSER, from = '198.51.100.1' }: Client, call: Call = search) =>
  server.send(call, {
    path: { endpoint: 'documentSearch' },
    body: { q: 'seat' },
    headers: { ...headers, 'user-agent': agent },
    from,
  });
const statusOf = async (client: Client, call?: Call) => (await send(client, call)).statusCode;

/** How many searches in a row are answered before one is refused. */
async function countAnswered(client: Client, most = 60): Promise<number> {
  for (let count = 0; count < most; count += 1) if ((await statusOf(client)) !== 200) return count;
  return most;
}

/** A visit by network address, as a browser holds it after its first page. */
async function visit(): Promise<Client> {
  const page = await server.app.inject({
    url: '/search',
    headers: { host: 'ka.localhost', 'user-agent': BROWSER },
    remoteAddress: UNIVERSITY,
  });
  const cookies = [page.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0] ?? '');
  const token = cookies.find((line) => line.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { headers: { cookie: cookies.join('; '), 'x-xsrf-token': token }, from: UNIVERSITY };
}

describe('the budget for searches', () => {
  it('is an account’s own: who walks through all filters is told to wait, in words, and nobody else notices', async () => {
    const walker = { headers: (await server.signIn('kapp')).headers };
    const reader = { headers: (await server.signIn('ka')).headers };
    for (let click = 0; click < 10; click += 1) {
      expect([await statusOf(walker), await statusOf(walker, filter)]).toEqual([200, 200]);
    }
    const refused = await send(walker, filter);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(parseRefusal(refused)).toMatchObject({
      status: 429,
      code: 'too-many-requests',
      message: 'Too many requests at once. Please wait a moment.',
      details: { reason: expect.stringMatching(/^Try again in \d+ seconds?\.$/u) },
    });
    // Another address does not help, and what is no search goes on.
    expect(await statusOf({ ...walker, from: '203.0.113.9' })).toBe(429);
    expect((await server.get('/apiv2/account/GetAccountInformation')).status).toBe(200);
    expect(await statusOf(reader)).toBe(200);
  });

  it('of a visit is its own as well, within that of its institution', async () => {
    const [one, other] = [await visit(), await visit()];
    expect(await countAnswered(one)).toBe(20);
    expect(await countAnswered(other)).toBe(20);
  });

  it('is a tenth for a visit that says it is a robot’s, and an account’s whatever program it is used with', async () => {
    expect(await countAnswered({ ...(await visit()), agent: ROBOT })).toBe(2);
    expect(await countAnswered({ headers: (await server.signIn('yb')).headers, agent: ROBOT })).toBe(20);
  });

  it('pays for the list of alerts, each of which is a search', async () => {
    const { headers } = await server.signIn('default');
    const list = { url: '/apiv2/api/SearchAlerts', headers: { ...headers, host: 'ka.localhost' } };
    const answers: number[] = [];
    for (let count = 0; count < 21; count += 1) answers.push((await server.app.inject(list)).statusCode);
    expect(answers).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('leaves feeds alone: programs ask for them all at once, from an address that has a budget of its own for them', async () => {
    const ask = (remoteAddress: string) =>
      server.app.inject({
        url: '/apiv2/api/SearchAlerts/feed/AAAAAAAAAAAAAAAAAAAAAA',
        headers: { host: 'ka.localhost', 'user-agent': 'ExampleRSS/1.0' },
        remoteAddress,
      });
    for (let count = 0; count < 80; count += 1) expect((await ask('198.51.100.9')).statusCode).toBe(404);
    const refused = await ask('198.51.100.9');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('198.51.100.10')).statusCode).toBe(404);
  });

  it('lets a reader’s parallel searches wait for each other and answers all of them', async () => {
    const reader = { headers: (await server.signIn('ka')).headers };
    const answers = await Promise.all(Array.from({ length: 12 }, () => statusOf(reader)));
    expect(answers).toEqual(Array(12).fill(200));
  });
});

describe('dear searches of one account', () => {
  const busy = new TestServer(new TemporaryLibrary({ PANDECT_QUERY_MS: '600' }));

  beforeAll(async () => {
    vi.useRealTimers();
    const text = 'alpha beta '.repeat(1_500);
    const documents = Array.from({ length: 100 }, (_, index) => ({ id: `dear-${index}`, title: 'Award', text }));
    busy.temporary.write('dear.jsonl', jsonLines(...documents));
    await busy.temporary.import();
    await busy.open(1);
  });

  afterAll(() => busy.close());

  it('hold up that of another by one, however many wait', async () => {
    const walker = (await busy.signIn('kapp')).headers;
    const reader = (await busy.signIn('ka')).headers;
    const answered: string[] = [];
    const ask = async (who: string, headers: Record<string, string>, q: string) => {
      const url = '/apiv2/documentSearch/search';
      const { statusCode } = await busy.app.inject({
        method: 'POST',
        url,
        payload: { q },
        headers: { ...headers, host: 'ka.localhost' },
      });
      answered.push(`${who} ${statusCode}`);
    };
    // The first search of a library reads, once, what it files by.
    await ask('reader', reader, 'award');
    answered.length = 0;
    const dear = [100, 99, 98].map((distance) =>
      ask('walker', walker, `alpha NEAR${distance} beta NEAR${distance} alpha`),
    );
    await Promise.all([...dear, ask('reader', reader, 'award')]);
    expect(answered).toEqual(['walker 422', 'reader 200', 'walker 422', 'walker 422']);
  });
});
