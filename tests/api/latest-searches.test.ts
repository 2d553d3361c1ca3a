import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAccountInformation, getCsrf } from '#contract/account.ts';
import type { CallBody, CallQuery } from '#contract/call.ts';
import {
  carryOver,
  createLatestSearch,
  deleteLatestSearch,
  getCarryOver,
  listLatestSearches,
  underBothBases,
} from '#contract/latest-searches.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';

const server = new TestServer();

/** Somebody who asks: what their browser sends, and from where. */
interface Asker {
  readonly headers: Readonly<Record<string, string>>;
  readonly from: string;
}

let reader: Asker;
let colleague: Asker;
let count = 0;

/** A reader with an account of their own, who may use every edition. */
async function createReader(): Promise<Asker> {
  count += 1;
  const { people } = server;
  const username = `reader-${count}`;
  const draft = { username, name: `Reader ${count}`, email: null, institution: 'court' };
  await people.accounts.createAccount(draft);
  return asked(await signIn(people, username));
}

const asked = ({ headers }: Pick<SignedIn, 'headers'>): Asker => ({ headers, from: '127.0.0.1' });

/** A browser at the institution's network that has opened the first page. */
async function visit(): Promise<Asker> {
  const from = '203.0.113.7';
  const page = await server.app.inject({ url: '/', headers: { host: 'ka.localhost' }, remoteAddress: from });
  const cookies = new Map(page.cookies.map(({ name, value }) => [name, value]));
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { headers: { cookie, 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' }, from };
}

const search = (word: string, rest: object = {}) => ({ title: word, url: `/search?q=${word}`, ...rest });
const keep = (asker: Asker, body: CallBody<typeof createLatestSearch>, host = 'ka.localhost') =>
  server.call(createLatestSearch, { ...asker, body, host });
const list = (asker: Asker, query: CallQuery<typeof listLatestSearches> = {}, host = 'ka.localhost') =>
  server.call(listLatestSearches, { ...asker, query, host });
const titles = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ title }) => title);

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  const institution = { id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false };
  await accounts.saveInstitution(institution);
  for (const [edition, code] of [
    ['KA', 'KAPP'],
    ['KIPL', 'IPL'],
  ] as const) {
    const contract = { institution: 'court', edition, code, from: '2020-01-01', to: null, suspended: false };
    await accounts.saveContract(contract);
  }
  await accounts.saveRange({ institution: 'court', range: '203.0.113.0/24' });
});

afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

describe('latest searches of an account', () => {
  beforeEach(async () => {
    [reader, colleague] = [await createReader(), await createReader()];
  });

  it('are kept with id and date and listed newest first (API-061, API-064, API-065, SR-220)', async () => {
    const whole = search('seat', { topics: ['Procedure > Seat'], countries: ['France'] });
    const kept = await keep(reader, whole);
    expect(kept).toMatchObject(whole);
    expect(kept.id).toMatch(/^[\w-]{16}$/);
    expect(Number.isNaN(Date.parse(kept.addedDate))).toBe(false);
    await keep(reader, search('consent'));
    const listed = await list(reader);
    expect(listed.map(({ title }) => title)).toEqual(['consent', 'seat']);
    expect(listed[1]).toEqual(kept);
    expect(listed[0]).toMatchObject({ topics: [], countries: [] });
  });

  it('are narrowed by repeated topics and countries (SR-220, API-064)', async () => {
    await keep(reader, search('a', { topics: ['Seat'], countries: ['France'] }));
    await keep(reader, search('b', { topics: ['Costs'], countries: ['Spain', 'France'] }));
    await keep(reader, search('c', { topics: ['Consent'], countries: ['Peru'] }));
    expect(await titles(reader, { topics: ['Seat', 'Costs'] })).toEqual(['b', 'a']);
    expect(await titles(reader, { topics: ['Seat', 'Costs'], countries: 'Spain' })).toEqual(['b']);
    expect(await titles(reader, { countries: 'Peru' })).toEqual(['c']);
    expect(await titles(reader, { countries: 'Chad' })).toEqual([]);
  });

  it('move up when they are made again, and the twenty latest stay (OP-85, SR-222)', async () => {
    for (let index = 0; index < 21; index += 1) await keep(reader, search(`w${index}`));
    await keep(reader, { title: 'w5', url: '/search?q=w5&start=10&resultsPerPage=25' });
    const listed = await titles(reader);
    expect(listed).toHaveLength(20);
    expect(listed.slice(0, 3)).toEqual(['w5', 'w20', 'w19']);
    expect(listed).not.toContain('w0');
  });

  it('are the same under both bases, and apart on each edition (OP-02)', async () => {
    const [, create] = underBothBases(createLatestSearch);
    expect(create.path).toBe('/apiv2/api/LatestSearches');
    await server.call({ ...create, path: create.path.toLowerCase() }, { ...reader, body: search('seat') });
    await keep(reader, search('mark'), 'kipl.localhost');
    expect(await titles(reader)).toEqual(['seat']);
    expect(await server.call(underBothBases(listLatestSearches)[1], reader)).toMatchObject([{ title: 'seat' }]);
    expect(await titles(reader, {}, 'kipl.localhost')).toEqual(['mark']);
  });

  it('are deleted by an id, and by nothing else (API-066, SR-221)', async () => {
    const { id } = await keep(reader, search('seat'));
    const { path } = listLatestSearches;
    for (const url of [path, `${path}/`]) {
      const { status } = await server.refuse({ ...deleteLatestSearch, path: url }, reader);
      expect(status, url).toBeGreaterThanOrEqual(400);
    }
    expect(await titles(reader)).toEqual(['seat']);
    expect(await server.call(deleteLatestSearch, { ...reader, path: { id } })).toEqual({});
    expect(await titles(reader)).toEqual([]);
    const again = await server.refuse(deleteLatestSearch, { ...reader, path: { id } });
    expect(again).toMatchObject({ status: 404, code: 'search-not-found' });
  });

  it('are nobody else’s: another account sees none of them and finds no id to delete (API-066)', async () => {
    const { id } = await keep(reader, search('seat'));
    expect(await titles(colleague)).toEqual([]);
    expect((await server.refuse(deleteLatestSearch, { ...colleague, path: { id } })).status).toBe(404);
    expect(await titles(reader)).toEqual(['seat']);
  });

  it.each([
    ['title', { title: ' ', url: '/search?q=a' }],
    ['title', { title: 'x'.repeat(301), url: '/search?q=a' }],
    ['url', { title: 'a', url: 'https://other.example/search' }],
    ['url', { title: 'a', url: '//other.example/search' }],
    ['url', { title: 'a', url: String.raw`/\other.example` }],
    ['url', { title: 'a', url: 'javascript:alert(1)' }],
    ['url', { title: 'a', url: `/search?q=${'x'.repeat(4000)}` }],
    ['topics', { title: 'a', url: '/search', topics: Array.from({ length: 201 }, (_, index) => `t${index}`) }],
    ['countries.0', { title: 'a', url: '/search', countries: ['x'.repeat(301)] }],
  ])('refuse a %s that is not one, and keep nothing (API-061)', async (field, body) => {
    const refused = await server.refuse(createLatestSearch, { ...reader, body });
    expect(refused).toMatchObject({ status: 422, code: 'field-invalid', details: { field } });
    expect(await titles(reader)).toEqual([]);
  });

  it('answer a failure with the words of the catalogue and its status (ERR-006)', async () => {
    vi.spyOn(server.people.desk, 'listLatestSearches').mockRejectedValue(new Error('disk gone at /srv/people.db'));
    const refused = await server.refuse(listLatestSearches, reader);
    expect(refused).toMatchObject({
      status: 500,
      code: 'unexpected',
      message: 'An unexpected server error occurred.',
    });
    expect(JSON.stringify(refused)).not.toContain('people.db');
  });

  it('are only for those with a subscription, and are changed with the token alone (SR-220)', async () => {
    expect((await server.refuse(listLatestSearches, { headers: {} })).status).toBe(401);
    expect((await server.refuse(listLatestSearches, { ...reader, host: 'kcl.localhost' })).status).toBe(403);
    const { cookie = '' } = reader.headers;
    const forged = await server.refuse(createLatestSearch, { ...reader, body: search('seat'), headers: { cookie } });
    expect(forged).toMatchObject({ status: 403, code: 'token-missing' });
    expect(await titles(reader)).toEqual([]);
  });
});

describe('latest searches of a visit by network address', () => {
  it('belong to the browser that made them, not to the address (SR-220, SH-033)', async () => {
    const [one, other] = [await visit(), await visit()];
    await keep(one, search('seat'));
    expect(await titles(one)).toEqual(['seat']);
    expect(await titles(other)).toEqual([]);
    expect(await list({ headers: {}, from: one.from })).toEqual([]);
  });

  it('are not kept for a browser without a session, which could not be told from its neighbours', async () => {
    const from = '203.0.113.9';
    const csrf = await server.send(getCsrf, { headers: {}, from });
    const token = String(csrf.headers['x-xsrf-token']);
    const headers = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
    const refused = await server.refuse(createLatestSearch, { headers, from, body: search('seat') });
    expect(refused).toMatchObject({ status: 403, code: 'account-needed' });
  });

  it('cannot be carried over by somebody without an account', async () => {
    const one = await visit();
    await keep(one, search('seat'));
    expect((await server.refuse(getCarryOver, one)).code).toBe('account-needed');
    expect((await server.refuse(carryOver, one)).code).toBe('account-needed');
    expect(await titles(one)).toEqual(['seat']);
  });
});

describe('carrying a visit over', () => {
  /** A visit with two searches, and the reader who then signed in on top of it. */
  async function signInOnTop(): Promise<Asker> {
    const before = await visit();
    await keep(before, search('seat'));
    await keep(before, search('consent'));
    count += 1;
    const username = `on-top-${count}`;
    const draft = { username, name: 'On Top', email: null, institution: 'court' };
    await server.people.accounts.createAccount(draft);
    const { gaSessionId } = await server.call(getAccountInformation, before);
    return asked(await signIn(server.people, username, new Date(), gaSessionId!));
  }

  const end = (asker: Asker, body: CallBody<typeof carryOver>) => server.call(carryOver, { ...asker, body });

  it('moves the searches to the account, merged with its own, when the reader agrees (OP-85)', async () => {
    const one = await signInOnTop();
    await keep(one, search('seat'));
    expect(await server.call(getCarryOver, one)).toEqual({ count: 2 });
    expect(await titles(one)).toEqual(['seat']);
    expect(await end(one, { keep: true })).toEqual({ count: 2 });
    expect(await titles(one)).toEqual(['seat', 'consent']);
    expect(await server.call(getCarryOver, one)).toEqual({ count: 0 });
    expect(await end(one, { keep: true })).toEqual({ count: 0 });
  });

  it('forgets them when the reader says no', async () => {
    const one = await signInOnTop();
    expect(await end(one, { keep: false })).toEqual({ count: 2 });
    expect(await titles(one)).toEqual([]);
    expect(await server.call(getCarryOver, one)).toEqual({ count: 0 });
  });

  it('leaves another visit’s searches alone, whoever asks', async () => {
    const other = await visit();
    await keep(other, search('costs'));
    const one = await createReader();
    expect(await server.call(getCarryOver, one)).toEqual({ count: 0 });
    expect(await end(one, { keep: true })).toEqual({ count: 0 });
    expect(await titles(other)).toEqual(['costs']);
  });
});
