import { SaxesParser } from 'saxes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallBody } from '#contract/call.ts';
import {
  createSearchAlert,
  deleteSearchAlert,
  getSearchAlertFeed,
  listSearchAlerts,
  lookAtSearchAlert,
  previewSearchAlert,
  renameSearchAlert,
  renewSearchAlertFeed,
} from '#contract/search-alerts.ts';
import { ALERT_LIMITS } from '#domain/tools/desk/search-alert.ts';
import { readSearchBody, type GivenBody } from '#domain/search/saved-search-body.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';
import { signIn } from '#tests/support/sign-in.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

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

/** What a program is sent that knows nothing but the address of a feed. */
const askForFeed = (url: string, headers: Headers = {}) =>
  server.app.inject({ url, headers: { host: 'ka.localhost', ...headers } });

const draft = (rest: Partial<CallBody<typeof createSearchAlert>> = {}) => ({
  title: `On ${word}`,
  endpoint: 'documentSearch' as const,
  query: { q: word, start: 30, resultsPerPage: 10 },
  url: `/search?q=${word}`,
  ...rest,
});
const searchFor = (query: GivenBody) => readSearchBody({ edition: 'KA', endpoint: 'documentSearch' }, query);
const create = (headers: Headers, rest: Partial<CallBody<typeof createSearchAlert>> = {}, host = 'ka.localhost') =>
  server.call(createSearchAlert, { body: draft(rest), headers, host });
const list = (headers: Headers, host = 'ka.localhost') => server.call(listSearchAlerts, { headers, host });
const look = (headers: Headers, id: string) => server.call(lookAtSearchAlert, { path: { id }, headers });
const countNew = async (who: Headers) => (await list(who)).map(({ newCount }) => newCount);

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
    const alert = await create(reader);
    expect(alert).toMatchObject({ title: `On ${word}`, mode: 'Search', newCount: 0, isExact: true, trouble: null });
    expect(alert.feed).toMatch(/^\/apiv2\/api\/SearchAlerts\/feed\/[\w-]{22}$/u);
    expect(await put([{ id: `${word}-1` }], `${word} once more, with other words`)).toMatchObject({ updated: 1 });
    expect(await countNew(reader)).toEqual([0]);
    await put([{ id: `${word}-3` }, { id: `other-${count}`, text: 'nothing of it' }]);
    expect(await countNew(reader)).toEqual([1]);
    const seen = await look(reader, alert.id);
    expect(seen.isSeen).toBe(false);
    expect(seen.matches).toMatchObject({ total: 1, isExact: true, since: alert.lookedAt });
    expect(seen.matches.hits).toMatchObject([
      { id: `${word}-3`, url: `/document/${word}-3`, type: 'Award', isOpen: true, heldBy: [] },
    ]);
    expect(seen.alert.newCount).toBe(0);
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
    const alert = await create(reader);
    expect(alert.newCount).toBe(0);
    await put([{ id: `${word}-2` }]);
    expect(await countNew(reader)).toEqual([1]);
    await look(reader, alert.id);
    expect(await countNew(reader)).toEqual([0]);
  });

  it('has seen everything after a look, and shows the last new matches until there are others', async () => {
    const alert = await create(reader);
    expect(await look(reader, alert.id)).toMatchObject({ isSeen: false, matches: { total: 0, hits: [] } });
    await put([{ id: `${word}-1` }]);
    await look(reader, alert.id);
    expect(await countNew(reader)).toEqual([0]);
    const again = await look(reader, alert.id);
    expect(again.isSeen).toBe(true);
    expect(again.matches.hits.map(({ id }) => id)).toEqual([`${word}-1`]);
    await put([{ id: `${word}-2` }]);
    const next = await look(reader, alert.id);
    expect(next.matches.hits.map(({ id }) => id)).toEqual([`${word}-2`]);
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
    const preview = (q: string) =>
      server.call(previewSearchAlert, { body: { endpoint: 'documentSearch', query: { q } }, headers: reader });
    expect(await preview(word)).toEqual({ week: 2, month: 2, year: 2, estimate: 'Expect about 2 a year.' });
    expect((await preview('xylographic')).estimate).toBe('Nothing was added in the last twelve months.');
  });

  it('belongs to its account and its edition alone', async () => {
    const alert = await create(reader);
    await create(reader, { title: 'On marks' }, 'kipl.localhost');
    expect(await list(reader)).toHaveLength(1);
    expect(await list(reader, 'kipl.localhost')).toMatchObject([{ title: 'On marks' }]);
    expect(await list(colleague)).toEqual([]);
    for (const call of [lookAtSearchAlert, renameSearchAlert, renewSearchAlertFeed, deleteSearchAlert]) {
      const asked = { path: { id: alert.id }, body: { title: 'Mine' } };
      const refused = { status: 404, code: 'alert-not-found' };
      expect(await server.refuse(call, { ...asked, headers: colleague }), call.path).toMatchObject(refused);
      const elsewhere = { ...asked, headers: reader, host: 'kipl.localhost' };
      expect(await server.refuse(call, elsewhere), call.path).toMatchObject(refused);
    }
    expect(await list(reader)).toMatchObject([{ title: alert.title, feed: alert.feed }]);
  });

  it('is renamed and deleted', async () => {
    const alert = await create(reader);
    const asked = { path: { id: alert.id }, headers: reader };
    const renamed = await server.call(renameSearchAlert, { ...asked, body: { title: ' Quays ' } });
    expect(renamed).toMatchObject({ id: alert.id, title: 'Quays' });
    expect(await server.call(deleteSearchAlert, asked)).toEqual({});
    expect(await list(reader)).toEqual([]);
    expect((await server.refuse(deleteSearchAlert, asked)).status).toBe(404);
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
    const refused = await server.refuse(createSearchAlert, { body: { ...draft(), ...rest }, headers: reader });
    expect(refused.code).toBe(code);
    expect(refused.status).toBeLessThan(500);
    expect(await list(reader)).toEqual([]);
  });

  it('needs a personal account (OP-13), a subscription and the token of the page', async () => {
    expect((await server.refuse(listSearchAlerts, { headers: {} })).status).toBe(401);
    expect(await server.refuse(listSearchAlerts, { headers: {}, from: '203.0.113.7' })).toMatchObject({
      code: 'account-needed',
      message: 'Sign in with a personal account to use this.',
    });
    expect(await server.refuse(listSearchAlerts, { headers: reader, host: 'kcl.localhost' })).toMatchObject({
      status: 403,
      code: 'not-subscribed',
    });
    const { cookie = '' } = reader;
    const forged = await server.refuse(createSearchAlert, { body: draft(), headers: { cookie } });
    expect(forged.code).toBe('token-missing');
  });

  it('is one of a hundred at most', async () => {
    const account = (await server.people.accounts.listAccounts()).find(({ name }) => name === `Reader ${count - 1}`);
    const saved = { title: 'Seat', url: '/search?q=seat', search: searchFor({ q: 'seat' }) };
    const had = { at: new Date().toISOString(), corpusVersion: 1 };
    for (let index = 0; index < ALERT_LIMITS.alerts; index += 1) {
      await server.people.alerts.createAlert(account?.id ?? '', saved, had);
    }
    const refused = await server.refuse(createSearchAlert, { body: draft(), headers: reader });
    expect(refused).toMatchObject({ status: 409, code: 'too-many-alerts' });
    expect(refused.details?.reason).toContain('100 alerts');
  });

  it('says what is wrong with a search that can no longer be made', async () => {
    const alert = await create(reader);
    const id = (await server.people.alerts.findFeed(alert.feed.split('/').at(-1)!))!;
    if (id.state !== 'live') throw new Error('the feed has ended');
    const search = searchFor({ q: word, mode: 'gone' });
    const had = { at: new Date().toISOString(), corpusVersion: 1 };
    await server.people.alerts.createAlert(id.alert.account, { ...id.alert, title: 'Old', search }, had);
    const listed = (await list(reader)).find(({ title }) => title === 'Old');
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
    const alert = await create(reader, { title: `A & B <${word}> \u0007"` });
    await put([{ id: `${word}-1`, title: 'Smith & Sons <v> “Ğ” \u{1F642}', summary: 'On quays & piers.' }]);
    const answer = await askForFeed(alert.feed);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const { feed, entries, links } = readFeed(answer.body);
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
    const same = readFeed((await askForFeed(alert.feed)).body);
    expect(same).toEqual({ feed, entries, links });
  });

  it('lists what was added since the alert was made, and nothing that was there already', async () => {
    await put([{ id: `${word}-1` }, { id: `${word}-2` }]);
    const alert = await create(reader);
    expect(readFeed((await askForFeed(alert.feed)).body).entries).toEqual([]);
    await put([{ id: `${word}-3` }]);
    const { entries } = readFeed((await askForFeed(alert.feed)).body);
    expect(entries.map(({ title }) => title)).toEqual([`About ${word}-3`]);
  });

  it('stays the same while nothing is new, and answers 304 to whoever has it', async () => {
    const alert = await create(reader);
    const { headers } = await askForFeed(alert.feed);
    const tag = String(headers['etag']);
    const again = await askForFeed(alert.feed, { 'if-none-match': `W/${tag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await put([{ id: `${word}-1` }]);
    expect((await askForFeed(alert.feed, { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('leaves out a document that the account may not open (OP-169)', async () => {
    const alert = await create(reader);
    await put([{ id: `${word}-1`, subscriptions: ['KAPP'], summary: 'A confidential finding.' }], `${word} secretly`);
    const { body: text } = await askForFeed(alert.feed);
    expect(readFeed(text).entries).toEqual([]);
    expect(text).not.toContain('confidential');
    const { matches } = await look(reader, alert.id);
    expect(matches.hits).toEqual([]);
  });

  it('ends with its address: renewed or deleted it is gone, made up it never was', async () => {
    const alert = await create(reader);
    const asked = { path: { id: alert.id }, headers: reader };
    const { feed } = await server.call(renewSearchAlertFeed, asked);
    expect(feed).not.toBe(alert.feed);
    expect(parseRefusal(await askForFeed(alert.feed))).toMatchObject({ status: 410, code: 'feed-ended' });
    expect((await askForFeed(feed)).statusCode).toBe(200);
    await server.call(deleteSearchAlert, asked);
    expect((await askForFeed(feed)).statusCode).toBe(410);
    const invented = { path: { token: 'AAAAAAAAAAAAAAAAAAAAAA' }, headers: {} };
    const none = await server.refuse(getSearchAlertFeed, invented);
    expect(none).toMatchObject({ status: 404, code: 'feed-not-found' });
  });

  it('rests while its account is suspended, whoever asks for it', async () => {
    const suspended = await createReader();
    const alert = await create(suspended);
    const { id = '' } = (await server.people.accounts.findAccountByUsername(`reader-${count}`)) ?? {};
    await server.people.accounts.suspendAccount(id, new Date().toISOString());
    const refused = parseRefusal(await askForFeed(alert.feed));
    expect(refused).toMatchObject({ status: 403, code: 'not-subscribed' });
    const atNetwork = { url: alert.feed, headers: { host: 'ka.localhost' }, remoteAddress: '203.0.113.7' };
    expect((await server.app.inject(atNetwork)).statusCode).toBe(403);
    await server.people.accounts.suspendAccount(id, null);
    expect((await askForFeed(alert.feed)).statusCode).toBe(200);
  });

  it('is read on its own edition, and only while the account has a subscription', async () => {
    const subscriber = await createReader('former');
    const alert = await create(subscriber);
    expect((await askForFeed(alert.feed)).statusCode).toBe(200);
    expect((await askForFeed(alert.feed, { host: 'kipl.localhost' })).statusCode).toBe(404);
    await server.people.accounts.deleteContract('former', 'KA', 'KA');
    const refused = parseRefusal(await askForFeed(alert.feed));
    expect(refused).toMatchObject({ status: 403, message: 'This is not included in your subscription.' });
    const atNetwork = { url: alert.feed, headers: { host: 'ka.localhost' }, remoteAddress: '203.0.113.7' };
    expect((await server.app.inject(atNetwork)).statusCode).toBe(200);
  });
});
