import { SaxesParser } from 'saxes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALERT_LIMITS } from '#domain/desk/search-alert.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';

const PATH = '/apiv2/api/SearchAlerts';
const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

interface Wish {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly url?: string;
  readonly payload?: object;
  readonly host?: string;
  readonly headers?: Headers;
}

let reader: Headers;
let colleague: Headers;
let count = 0;
let word = '';

/** A reader with an account of their own at an institution that has two editions. */
async function createReader(institution = 'court'): Promise<Headers> {
  count += 1;
  const username = `reader-${count}`;
  await server.people.accounts.createAccount({ username, name: `Reader ${count}`, email: null, institution });
  return (await signIn(server.people, username)).headers;
}

async function ask(who: Headers, { method = 'GET', url = '', payload, host = 'ka.localhost', headers }: Wish = {}) {
  const response = await server.app.inject({
    method,
    url: url.startsWith('/apiv2') ? url : PATH + url,
    headers: { ...who, host, ...headers },
    ...(payload ? { payload } : {}),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: isJson ? response.json() : null,
  };
}

const draft = (rest: object = {}) => ({
  title: `On ${word}`,
  endpoint: 'documentSearch',
  query: { q: word, start: 30, resultsPerPage: 10 },
  url: `/search?q=${word}`,
  ...rest,
});
const create = (who: Headers, rest: object = {}, host = 'ka.localhost') =>
  ask(who, { method: 'POST', payload: draft(rest), host });
const look = (who: Headers, id: string) => ask(who, { method: 'POST', url: `/${id}/look`, payload: {} });
const countNew = async (who: Headers) => (await ask(who)).body.map((alert: { newCount: number }) => alert.newCount);

/** Puts documents that have the word of the test into the library; with another text the same ids change. */
async function put(documents: readonly { readonly id: string; readonly [field: string]: unknown }[], text = word) {
  for (const document of documents) {
    const { text: own, ...fields } = { title: `About ${document.id}`, type: 'Award', text, ...document };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    server.temporary.write(`${document.id}.md`, `---\n${lines.join('\n')}\n---\n\n${own}\n`);
  }
  const report = await server.temporary.import();
  expect(report.refused).toEqual([]);
  return report;
}

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  for (const id of ['court', 'former']) {
    await accounts.saveInstitution({ id, name: id, customerNo: id, contact: null, demo: false });
    for (const [edition, code] of [
      ['KA', 'KA'],
      ['KIPL', 'IPL'],
    ] as const) {
      await accounts.saveContract({ institution: id, edition, code, from: '2020-01-01', to: null, suspended: false });
    }
  }
  await accounts.saveRange({ institution: 'court', range: '203.0.113.0/24' });
});

afterAll(() => server.close());

afterEach(() => vi.useRealTimers());

beforeEach(async () => {
  [reader, colleague] = [await createReader(), await createReader()];
  word = `quay${'abcdefghijklmnopqrstuvwxyz'[count % 26]}${'abcdefghij'[Math.floor(count / 26) % 10]}`;
});

describe('an alert on a search', () => {
  it('calls new what was imported after it was made, and never what merely changed', async () => {
    await put([{ id: `${word}-1` }, { id: `${word}-2` }]);
    const { status, body: alert } = await create(reader);
    expect(status).toBe(200);
    expect(alert).toMatchObject({ title: `On ${word}`, mode: 'Search', newCount: 0, isExact: true, trouble: null });
    expect(alert.feed).toMatch(/^\/apiv2\/api\/SearchAlerts\/feed\/[\w-]{22}$/u);
    expect(await put([{ id: `${word}-1` }], `${word} once more, with other words`)).toMatchObject({ updated: 1 });
    expect(await countNew(reader)).toEqual([0]);
    await put([{ id: `${word}-3` }, { id: `other-${count}`, text: 'nothing of it' }]);
    expect(await countNew(reader)).toEqual([1]);
    const { body } = await look(reader, alert.id);
    expect(body.isSeen).toBe(false);
    expect(body.matches).toMatchObject({ total: 1, isExact: true, since: alert.lookedAt });
    expect(body.matches.hits).toMatchObject([
      { id: `${word}-3`, url: `/document/${word}-3`, type: 'Award', isOpen: true, heldBy: [] },
    ]);
    expect(body.alert.newCount).toBe(0);
  });

  it('never calls new what was there when it was made, not even where it is changed to match', async () => {
    await put([{ id: `${word}-1` }], 'nothing of it');
    await create(reader);
    await put([{ id: `${word}-1` }]);
    expect(await countNew(reader)).toEqual([0]);
    await put([{ id: `${word}-2` }]);
    expect(await countNew(reader)).toEqual([1]);
  });

  it('goes on after a clock that was ahead, and is not silent until that time has come', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * 24 * 60 * 60_000 });
    await put([{ id: `${word}-1` }]);
    vi.useRealTimers();
    const { body: alert } = await create(reader);
    expect(alert.newCount).toBe(0);
    await put([{ id: `${word}-2` }]);
    expect(await countNew(reader)).toEqual([1]);
    await look(reader, alert.id);
    expect(await countNew(reader)).toEqual([0]);
  });

  it('has seen everything after a look, and shows the last new matches until there are others', async () => {
    const { body: alert } = await create(reader);
    expect((await look(reader, alert.id)).body).toMatchObject({ isSeen: false, matches: { total: 0, hits: [] } });
    await put([{ id: `${word}-1` }]);
    await look(reader, alert.id);
    expect(await countNew(reader)).toEqual([0]);
    const again = (await look(reader, alert.id)).body;
    expect(again.isSeen).toBe(true);
    expect(again.matches.hits.map(({ id }: { id: string }) => id)).toEqual([`${word}-1`]);
    await put([{ id: `${word}-2` }]);
    const next = (await look(reader, alert.id)).body;
    expect(next.matches.hits.map(({ id }: { id: string }) => id)).toEqual([`${word}-2`]);
  });

  it('keeps to its filters and dates while it counts by the day of the import', async () => {
    const filters = [{ id: 'jurisdiction', filterItems: ['Peru'] }];
    const query = { q: word, filters, dateType: 'published', dateFrom: '01-01-2019', dateTo: '31-12-2019' };
    await create(reader, { query });
    const inPeru = { jurisdiction: ['Peru'] };
    await put([
      { id: `${word}-1`, ...inPeru, publicationDate: '2019-05-01' },
      { id: `${word}-2`, ...inPeru, publicationDate: '2021-05-01' },
      { id: `${word}-3`, jurisdiction: ['Chad'], publicationDate: '2019-05-01' },
    ]);
    expect(await countNew(reader)).toEqual([1]);
  });

  it('says beforehand how much there would have been', async () => {
    await put([{ id: `${word}-1` }, { id: `${word}-2` }]);
    const payload = { endpoint: 'documentSearch', query: { q: word } };
    const { body } = await ask(reader, { method: 'POST', url: '/preview', payload });
    expect(body).toEqual({ week: 2, month: 2, year: 2, estimate: 'about 2 a year' });
    const none = { endpoint: 'documentSearch', query: { q: 'xylographic' } };
    expect((await ask(reader, { method: 'POST', url: '/preview', payload: none })).body.estimate).toBe(
      'nothing in the last twelve months',
    );
  });

  it('belongs to its account and its edition alone', async () => {
    const { body: alert } = await create(reader);
    await create(reader, { title: 'On marks' }, 'kipl.localhost');
    expect((await ask(reader)).body).toHaveLength(1);
    expect((await ask(reader, { host: 'kipl.localhost' })).body).toMatchObject([{ title: 'On marks' }]);
    expect((await ask(colleague)).body).toEqual([]);
    const one = { method: 'POST', payload: { title: 'Mine' } } as const;
    for (const wish of [
      { ...one, url: `/${alert.id}/look` },
      { ...one, url: `/${alert.id}/title` },
      { ...one, url: `/${alert.id}/renewFeed` },
      { method: 'DELETE', url: `/${alert.id}` } as const,
    ]) {
      const refused = { status: 404, body: { code: 'alert-not-found' } };
      expect(await ask(colleague, wish), wish.url).toMatchObject(refused);
      expect(await ask(reader, { ...wish, host: 'kipl.localhost' }), wish.url).toMatchObject(refused);
    }
    expect((await ask(reader)).body).toMatchObject([{ title: alert.title, feed: alert.feed }]);
  });

  it('is renamed and deleted', async () => {
    const { body: alert } = await create(reader);
    const renamed = await ask(reader, { method: 'POST', url: `/${alert.id}/title`, payload: { title: ' Quays ' } });
    expect(renamed.body).toMatchObject({ id: alert.id, title: 'Quays' });
    expect((await ask(reader, { method: 'DELETE', url: `/${alert.id}` })).body).toEqual({});
    expect((await ask(reader)).body).toEqual([]);
    expect((await ask(reader, { method: 'DELETE', url: `/${alert.id}` })).status).toBe(404);
  });

  it.each([
    ['field-invalid', { title: ' ' }],
    ['field-invalid', { title: 'x'.repeat(ALERT_LIMITS.title + 1) }],
    ['field-invalid', { url: 'https://other.example/search' }],
    ['field-invalid', { endpoint: 'elsewhere' }],
    ['field-invalid', { query: { q: 'x'.repeat(ALERT_LIMITS.query) } }],
    ['query-unreadable', { query: { q: 'a OR NOT b' } }],
    ['mode-unknown', { query: { q: 'seat', mode: 'nonsense' } }],
    ['value-not-allowed', { query: { q: 'seat', dateType: 'nonsense' } }],
  ])('is refused in words, as %s, where its search cannot be made: %o', async (code, rest) => {
    const answer = await create(reader, rest);
    expect(answer.body.code).toBe(code);
    expect(answer.status).toBeLessThan(500);
    expect((await ask(reader)).body).toEqual([]);
  });

  it('needs a personal account (OP-13), a subscription and the token of the page', async () => {
    expect((await ask({})).status).toBe(401);
    const atNetwork = await server.app.inject({
      url: PATH,
      headers: { host: 'ka.localhost' },
      remoteAddress: '203.0.113.7',
    });
    expect(atNetwork.json()).toMatchObject({
      code: 'account-needed',
      message: 'Sign in with a personal account to use this.',
    });
    expect(await ask(reader, { host: 'kcl.localhost' })).toMatchObject({
      status: 403,
      body: { code: 'not-subscribed' },
    });
    const { cookie = '' } = reader;
    expect((await create({ cookie })).body.code).toBe('token-missing');
  });

  it('is one of a hundred at most', async () => {
    const account = (await server.people.accounts.listAccounts()).find(({ name }) => name === `Reader ${count - 1}`);
    const saved = { ...draft(), edition: 'KA', endpoint: 'documentSearch', query: { q: 'seat' } } as const;
    const had = { at: new Date().toISOString(), corpusVersion: 1 };
    for (let index = 0; index < ALERT_LIMITS.alerts; index += 1) {
      await server.people.alerts.createAlert(account?.id ?? '', saved, had);
    }
    const refused = await create(reader);
    expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-alerts' } });
    expect(refused.body.details.reason).toContain('100 alerts');
  });

  it('says what is wrong with a search that can no longer be made', async () => {
    const { body: alert } = await create(reader);
    const id = (await server.people.alerts.findFeed(alert.feed.split('/').at(-1)))!;
    if (id.state !== 'live') throw new Error('the feed has ended');
    const query = { q: word, mode: 'gone' };
    const had = { at: new Date().toISOString(), corpusVersion: 1 };
    await server.people.alerts.createAlert(id.alert.account, { ...id.alert, title: 'Old', query }, had);
    const listed = (await ask(reader)).body.find(({ title }: { title: string }) => title === 'Old');
    expect(listed).toMatchObject({ newCount: null, trouble: 'This edition has no kind of search called “gone”.' });
  });
});

interface Entry {
  readonly [element: string]: string;
}

/** The texts of a feed's elements, and its entries; throws where it is not well-formed XML. */
function readFeed(xml: string): { readonly feed: Entry; readonly entries: readonly Entry[]; readonly links: string[] } {
  const parser = new SaxesParser({ xmlns: true });
  const feed: Record<string, string> = {};
  const entries: Record<string, string>[] = [];
  const links: string[] = [];
  const path: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom');
    path.push(name);
    if (name === 'entry') entries.push({});
    if (name === 'link') links.push(attributes['href']!.value);
  });
  parser.on('text', (text) => {
    const target = path.includes('entry') ? entries.at(-1)! : feed;
    const name = path.at(-1)!;
    if (text.trim() !== '') target[name] = (target[name] ?? '') + text;
  });
  parser.on('closetag', () => {
    path.pop();
  });
  parser.write(xml).close();
  return { feed, entries, links };
}

const ATOM_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/u;
const URN = /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/u;

describe('the feed of an alert', () => {
  it('is valid Atom for a program that knows nothing but its address, with absolute links', async () => {
    const { body: alert } = await create(reader, { title: `A & B <${word}> \u0007"` });
    await put([{ id: `${word}-1`, title: 'Smith & Sons <v> “Ğ” \u{1F642}', summary: 'On quays & piers.' }]);
    const answer = await ask({}, { url: alert.feed });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const { feed, entries, links } = readFeed(answer.text);
    expect(feed).toMatchObject({ title: `A & B <${word}>  "`, updated: expect.stringMatching(ATOM_DATE) });
    expect(feed['id']).toMatch(URN);
    expect(entries).toMatchObject([
      {
        id: expect.stringMatching(URN),
        title: 'Smith & Sons <v> “Ğ” \u{1F642}',
        summary: 'Award. On quays & piers.',
        published: expect.stringMatching(ATOM_DATE),
        updated: expect.stringMatching(ATOM_DATE),
      },
    ]);
    expect(links).toEqual([
      `http://ka.localhost${alert.feed}`,
      `http://ka.localhost/search?q=${word}`,
      `http://ka.localhost/document/${word}-1`,
    ]);
    const same = readFeed((await ask({}, { url: alert.feed })).text);
    expect(same).toEqual({ feed, entries, links });
  });

  it('lists what was added since the alert was made, and nothing that was there already', async () => {
    await put([{ id: `${word}-1` }, { id: `${word}-2` }]);
    const { body: alert } = await create(reader);
    expect(readFeed((await ask({}, { url: alert.feed })).text).entries).toEqual([]);
    await put([{ id: `${word}-3` }]);
    const { entries } = readFeed((await ask({}, { url: alert.feed })).text);
    expect(entries.map(({ title }) => title)).toEqual([`About ${word}-3`]);
  });

  it('stays the same while nothing is new, and answers 304 to whoever has it', async () => {
    const { body: alert } = await create(reader);
    const { headers } = await ask({}, { url: alert.feed });
    const tag = String(headers['etag']);
    const again = await ask({}, { url: alert.feed, headers: { 'if-none-match': `W/${tag}` } });
    expect(again).toMatchObject({ status: 304, text: '' });
    await put([{ id: `${word}-1` }]);
    expect((await ask({}, { url: alert.feed, headers: { 'if-none-match': tag } })).status).toBe(200);
  });

  it('gives no text away of a document that the account may not open', async () => {
    const { body: alert } = await create(reader);
    await put([{ id: `${word}-1`, subscriptions: ['KAPP'], summary: 'A confidential finding.' }], `${word} secretly`);
    const { text } = await ask({}, { url: alert.feed });
    expect(readFeed(text).entries[0]).toMatchObject({
      summary: 'Award. Not in your subscription. Held by: Practice Plus.',
    });
    expect(text).not.toContain('confidential');
    const { body } = await look(reader, alert.id);
    expect(body.matches.hits).toMatchObject([{ isOpen: false, summary: null, heldBy: ['Practice Plus'] }]);
  });

  it('ends with its address: renewed or deleted it is gone, made up it never was', async () => {
    const { body: alert } = await create(reader);
    const renewed = await ask(reader, { method: 'POST', url: `/${alert.id}/renewFeed`, payload: {} });
    expect(renewed.body.feed).not.toBe(alert.feed);
    expect(await ask({}, { url: alert.feed })).toMatchObject({ status: 410, body: { code: 'feed-ended' } });
    expect((await ask({}, { url: renewed.body.feed })).status).toBe(200);
    await ask(reader, { method: 'DELETE', url: `/${alert.id}` });
    expect((await ask({}, { url: renewed.body.feed })).status).toBe(410);
    const invented = `${PATH}/feed/AAAAAAAAAAAAAAAAAAAAAA`;
    expect(await ask({}, { url: invented })).toMatchObject({ status: 404, body: { code: 'feed-not-found' } });
  });

  it('is read on its own edition, and only while the account has a subscription', async () => {
    const subscriber = await createReader('former');
    const { body: alert } = await create(subscriber);
    expect((await ask({}, { url: alert.feed })).status).toBe(200);
    expect((await ask({}, { url: alert.feed, host: 'kipl.localhost' })).status).toBe(404);
    await server.people.accounts.deleteContract('former', 'KA', 'KA');
    const refused = await ask({}, { url: alert.feed });
    expect(refused).toMatchObject({ status: 403, body: { message: 'This is not included in your subscription.' } });
    const atNetwork = { url: alert.feed, headers: { host: 'ka.localhost' }, remoteAddress: '203.0.113.7' };
    expect((await server.app.inject(atNetwork)).statusCode).toBe(200);
  });
});
