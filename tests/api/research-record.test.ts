import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RECORD_LIMITS } from '#domain/desk/research-entry.ts';
import { ResearchRecorder } from '#server/features/research-record/research-recorder.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const PATH = '/apiv2/api/ResearchRecord';
const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

interface Wish {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly url?: string;
  readonly payload?: object;
  readonly host?: string;
  readonly remoteAddress?: string;
}

let reader: Headers;
let colleague: Headers;
let count = 0;

async function createReader(): Promise<Headers> {
  count += 1;
  const username = `reader-${count}`;
  await server.people.accounts.createAccount({ username, name: `Reader ${count}`, email: null, institution: 'court' });
  return (await signIn(server.people, username)).headers;
}

async function send(who: Headers, { method = 'GET', url = '', payload, host = 'ka.localhost', ...rest }: Wish = {}) {
  return server.app.inject({
    method,
    url: url.startsWith('/apiv2') ? url : PATH + url,
    headers: { ...who, host },
    ...(payload ? { payload } : {}),
    ...rest,
  });
}

async function ask(who: Headers, wish: Wish = {}) {
  const response = await send(who, wish);
  return { status: response.statusCode, body: response.json() };
}

const search = async (
  who: Headers,
  query: object,
  { endpoint = 'documentSearch', ...wish }: Wish & { endpoint?: string } = {},
) => (await ask(who, { method: 'POST', url: `/apiv2/${endpoint}/search`, payload: query, ...wish })).body;

/** The record once it has `length` entries: it is written beside the searches. */
async function record(who: Headers, length: number, wish: Wish = {}) {
  return vi.waitFor(async () => {
    const { body } = await ask(who, wish);
    expect(body.entries).toHaveLength(length);
    return body;
  });
}

const titles = (body: { entries: { title: string }[] }) => body.entries.map(({ title }) => title);

async function put(...documents: readonly object[]): Promise<void> {
  const path = server.temporary.write(`${(count += 1)}.jsonl`, jsonLines(...documents));
  const { refused } = await server.temporary.import({ roots: [path], editions: ['KA', 'KIPL'] });
  expect(refused).toEqual([]);
}

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false });
  for (const [edition, code] of [
    ['KA', 'KA'],
    ['KIPL', 'IPL'],
  ] as const) {
    const contract = { institution: 'court', edition, code, from: '2020-01-01', to: null, suspended: false };
    await accounts.saveContract(contract);
  }
  await accounts.saveRange({ institution: 'court', range: '203.0.113.0/24' });
  await put(
    { id: 'seat-1', title: 'The seat', text: 'On the seat of Türkiye.', jurisdiction: 'Türkiye', type: 'Award' },
    { id: 'seat-2', title: 'Another seat', text: 'A seat in France.', jurisdiction: 'France', type: 'Award' },
  );
});

afterAll(() => server.close());

beforeEach(async () => {
  [reader, colleague] = [await createReader(), await createReader()];
});

describe('the research record', () => {
  it('keeps each search with its words, query, filters, order, total, corpus version and time', async () => {
    const query = {
      q: 'seat',
      filters: [{ id: 'jurisdiction', filterItems: ['Türkiye', 'France'], andOrValue: 'or' }],
      dateType: 'added',
      datePeriod: 1,
      searchWithinTitleOnly: true,
      sortBy: 'title',
      resultsPerPage: 25,
    };
    const before = new Date().toISOString();
    await search(reader, query);
    const { entries, isKept, total, corpusVersion } = await record(reader, 1);
    expect({ isKept, total }).toEqual({ isKept: true, total: 1 });
    const [entry] = entries;
    expect(entry).toMatchObject({
      title: 'seat',
      mode: 'Search',
      understood: expect.stringContaining('seat'),
      filters: ['Only in titles', 'Jurisdiction: Türkiye or France', 'Added to the library: last 6 months'],
      sort: 'Title A to Z',
      total: 2,
      corpusVersion,
      note: '',
    });
    expect(entry.madeAt >= before).toBe(true);
    const { resultsPerPage: _size, ...exact } = query;
    expect(JSON.parse(entry.query)).toEqual(exact);
    const address = new URL(entry.url, 'http://ka.localhost');
    expect(address.pathname).toBe('/search');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      q: 'seat',
      titleOnly: 'true',
      jurisdiction: 'France',
      dateType: 'added',
      datePeriod: '1',
      sortBy: 'title',
    });
    expect(address.searchParams.getAll('jurisdiction')).toEqual(['Türkiye', 'France']);
  });

  it('lists the newest first, without further pages, repeats and lists that nobody asked for', async () => {
    await search(reader, { q: 'seat' });
    await search(reader, { q: 'seat' });
    await search(reader, { q: 'seat', start: 10 });
    await search(reader, {});
    await search(reader, { q: 'costs' }, { endpoint: 'awards' });
    const body = await record(reader, 2);
    expect(titles(body)).toEqual(['costs', 'seat']);
    expect(body.entries[0]).toMatchObject({ mode: 'Awards', url: '/awards?q=costs', total: 0 });
  });

  it('is of one account on one edition', async () => {
    await search(reader, { q: 'seat' });
    await search(reader, { q: 'mark' }, { host: 'kipl.localhost' });
    const { entries } = await record(reader, 1);
    expect(titles(await record(reader, 1, { host: 'kipl.localhost' }))).toEqual(['mark']);
    await record(colleague, 0);
    const [{ id }] = entries;
    const note = { method: 'POST', url: `/${id}/note`, payload: { note: 'mine' } } as const;
    for (const wish of [note, { url: `/${id}/new` }, { method: 'DELETE', url: `/${id}` } as const]) {
      const refused = { status: 404, body: { code: 'record-not-found' } };
      expect(await ask(colleague, wish), wish.url).toMatchObject(refused);
      expect(await ask(reader, { ...wish, host: 'kipl.localhost' }), wish.url).toMatchObject(refused);
    }
    const chosen = { method: 'POST', url: '/export', payload: { format: 'text', ids: [id] } } as const;
    expect((await ask(colleague, chosen)).status).toBe(404);
    expect((await record(reader, 1)).entries[0].note).toBe('');
  });

  it('tells what is new since a search was made: what was imported, not what changed', async () => {
    await put({ id: `q-${count}`, title: 'Harbour dues', text: 'A quayside matter.' });
    const changed = `q-${count - 1}`;
    await search(reader, { q: 'quayside' });
    const [{ id, madeAt, total }] = (await record(reader, 1)).entries;
    expect(total).toBe(1);
    expect((await ask(reader, { url: `/${id}/new` })).body).toMatchObject({ since: madeAt, total: 0, hits: [] });
    await put(
      { id: changed, title: 'Harbour dues', text: 'A quayside matter, told again.' },
      { id: 'quay-new', title: 'More dues', text: 'Another quayside matter.' },
    );
    const { body } = await ask(reader, { url: `/${id}/new` });
    expect(body).toMatchObject({ total: 1, isExact: true, hits: [{ id: 'quay-new', url: '/document/quay-new' }] });
    const { corpusVersion, entries } = (await ask(reader)).body;
    expect(corpusVersion).toBeGreaterThan(entries[0].corpusVersion);
  });

  it('calls new what an import had read before the search and gave out only after it, not what the search had', async () => {
    await put({ id: `had-${count}`, title: 'Had', text: 'On demurrage.' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await search(reader, { q: 'demurrage' }).finally(() => vi.useRealTimers());
    const [{ id, madeAt }] = (await record(reader, 1)).entries;
    await put({ id: 'under-way', title: 'Under way', text: 'More on demurrage.' });
    const { body } = await ask(reader, { url: `/${id}/new` });
    expect(body).toMatchObject({ total: 1, hits: [{ id: 'under-way' }] });
    expect(body.hits[0].addedAt < madeAt).toBe(true);
  });

  it('keeps the version of the library that answered, whatever comes in before the entry is written', async () => {
    const settle = vi.spyOn(ResearchRecorder.prototype, 'settle').mockResolvedValue();
    const { corpusVersion } = await search(reader, { q: 'seat' });
    await put({ id: `late-${count}`, title: 'Late', text: 'Nothing of it.' });
    settle.mockRestore();
    const body = await record(reader, 1);
    expect(body.entries[0]).toMatchObject({ corpusVersion });
    expect(body.corpusVersion).toBeGreaterThan(corpusVersion);
  });

  it('takes notes, and is searched in words, filters and notes whatever the accents', async () => {
    await search(reader, { q: 'seat', filters: [{ id: 'jurisdiction', filterItems: ['Türkiye'] }] });
    await search(reader, { q: 'costs' });
    const [costs] = (await record(reader, 2)).entries;
    const note = { method: 'POST', url: `/${costs.id}/note`, payload: { note: ' Décision to cite ' } } as const;
    expect((await ask(reader, note)).body.note).toBe('Décision to cite');
    const find = async (text: string) => titles((await ask(reader, { url: `?text=${encodeURIComponent(text)}` })).body);
    expect(await find('TURKIYE')).toEqual(['seat']);
    expect(await find('decision')).toEqual(['costs']);
    expect(await find('nothing')).toEqual([]);
    const long = { ...note, payload: { note: 'x'.repeat(RECORD_LIMITS.note + 1) } };
    expect(await ask(reader, long)).toMatchObject({ status: 422, body: { details: { field: 'note' } } });
    expect((await ask(reader, { url: '?start=-1' })).status).toBe(422);
  });

  it('is paused, cleared and shortened by its reader', async () => {
    const post = (url: string, payload: object) => ask(reader, { method: 'POST', url, payload });
    for (const q of ['seat', 'costs', 'consent']) await search(reader, { q });
    const [{ id }] = (await record(reader, 3)).entries;
    expect((await ask(reader, { method: 'DELETE', url: `/${id}` })).body).toEqual({});
    expect((await post('/settings', { isKept: false })).body).toEqual({ isKept: false });
    await search(reader, { q: 'paused' });
    await post('/settings', { isKept: true });
    await search(reader, { q: 'again' });
    expect(titles(await record(reader, 3))).toEqual(['again', 'costs', 'seat']);
    expect((await post('/clear', {})).body).toEqual({ count: 3 });
    await record(reader, 0);
  });

  it('is only for personal accounts with a subscription (OP-13)', async () => {
    expect((await ask({})).status).toBe(401);
    const remoteAddress = '203.0.113.7';
    expect(await ask({}, { remoteAddress })).toMatchObject({
      status: 403,
      body: { code: 'account-needed', message: 'Sign in with a personal account to use this.' },
    });
    expect((await ask(reader, { host: 'kcl.localhost' })).body.code).toBe('not-subscribed');
  });

  it('never gets in the way of a search: what cannot be written is left out', async () => {
    const keep = vi.spyOn(server.people.record, 'keepEntry').mockRejectedValue(new Error('disk gone'));
    expect((await search(reader, { q: 'seat' })).total).toBeGreaterThan(0);
    await vi.waitFor(() => expect(keep).toHaveBeenCalledOnce());
    keep.mockRestore();
    await search(reader, { q: 'costs' });
    expect(titles(await record(reader, 1))).toEqual(['costs']);
  });
});

describe('an exported record', () => {
  const exportAs = (format: string, ids?: readonly string[]) =>
    send(reader, { method: 'POST', url: '/export', payload: { format, ...(ids ? { ids } : {}) } });
  let ids: string[];

  beforeEach(async () => {
    await search(reader, { q: 'seat', filters: [{ id: 'jurisdiction', filterItems: ['Türkiye'] }] });
    await search(reader, { q: '=HYPERLINK' });
    const { entries } = await record(reader, 2);
    ids = entries.map(({ id }: { id: string }) => id);
    await ask(reader, { method: 'POST', url: `/${ids[1]}/note`, payload: { note: 'First line\nSecond line' } });
  });

  it('is plain text with everything that was kept', async () => {
    const { headers, body } = await exportAs('text');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="research-record-\d{4}-\d\d-\d\d\.txt"$/u);
    for (const line of [
      'Library: ',
      'Searches: 2',
      '1. =HYPERLINK',
      '2. seat',
      '   Filters: Jurisdiction: Türkiye',
      '   Sorted by: Relevance',
      '   Results: 1',
      '   Corpus version: ',
      '   Note: First line\r\n      Second line',
      '   Query sent: {"q":"seat"',
      '   Search again: http://ka.localhost/search?q=seat&jurisdiction=T%C3%BCrkiye',
    ]) {
      expect(body).toContain(line);
    }
    expect(body).toMatch(/ {3}Made: \d\d [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC/u);
  });

  it('is a workbook whose cells are texts and numbers, never formulas', async () => {
    const { rawPayload, headers } = await exportAs('excel');
    expect(headers['content-disposition']).toContain('.xlsx"');
    const workbook = readWorkbook(rawPayload);
    const text = JSON.stringify(workbook);
    for (const part of ['=HYPERLINK', 'Jurisdiction: Türkiye', 'Corpus version', 'http://ka.localhost/search?q=seat']) {
      expect(text).toContain(part);
    }
  });

  it('is a Word document, of the chosen searches alone where some are chosen', async () => {
    const { rawPayload, headers } = await exportAs('word', [ids[1]!, 'not-mine']);
    expect(headers['content-disposition']).toContain('.docx"');
    expect(headers['x-list-rows']).toBe('1');
    const paragraphs = readParagraphs(rawPayload);
    expect(paragraphs).toEqual(expect.arrayContaining(['Research record', 'seat', 'Filters: Jurisdiction: Türkiye']));
    expect(paragraphs.join('\n')).not.toContain('HYPERLINK');
  });

  it('is refused in words where there is nothing to export or no such format', async () => {
    expect((await exportAs('text', ['not-mine'])).statusCode).toBe(404);
    expect((await exportAs('pdf')).json()).toMatchObject({ code: 'field-invalid', details: { field: 'format' } });
  });
});
