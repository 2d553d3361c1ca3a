import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAccountInformation, getCsrf } from '#contract/account.ts';
import type { CallAnswer } from '#contract/call.ts';
import {
  clearResearchRecord,
  deleteResearchEntry,
  exportResearchRecord,
  findNewSinceEntry,
  listResearchRecord,
  noteResearchEntry,
  setResearchRecord,
  type ResearchEntryAnswer,
} from '#contract/research-record.ts';
import { search as searchCall, type SearchQuery } from '#contract/search.ts';
import { RECORD_LIMITS } from '#domain/tools/desk/research-entry.ts';
import { ResearchRecorder } from '#server/features/research-record/research-recorder.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

type Headers = Readonly<Record<string, string>>;

let reader: Headers;
let colleague: Headers;
let count = 0;

async function createReader(): Promise<Headers> {
  count += 1;
  const username = `reader-${count}`;
  await server.people.accounts.createAccount({ username, name: `Reader ${count}`, email: null, institution: 'court' });
  return (await signIn(server.people, username)).headers;
}

const search = (headers: Headers, query: SearchQuery, place: { endpoint?: string; host?: string } = {}) =>
  server.search(query, { headers, ...place });

type ResearchRecord = CallAnswer<typeof listResearchRecord>;

/** The record once it has so many entries: it is written beside the searches. */
async function record(headers: Headers, length: number, host = 'ka.localhost'): Promise<ResearchRecord> {
  return vi.waitFor(async () => {
    const listed = await server.call(listResearchRecord, { headers, host });
    expect(listed.entries).toHaveLength(length);
    return listed;
  });
}

/** The newest entry of the record once it has so many. */
async function newest(headers: Headers, length = 1): Promise<ResearchEntryAnswer> {
  return (await record(headers, length)).entries[0]!;
}

/** Everything that is recorded, whoever it is recorded for. */
function readAllEntries(): { readonly account: string; readonly title: string }[] {
  const database = new DatabaseSync(join(server.temporary.config.dataFolder, 'people.db'), { readOnly: true });
  try {
    const rows = database.prepare('SELECT account, title FROM research_entry ORDER BY place').all();
    return rows.map(({ account, title }) => ({ account: String(account), title: String(title) }));
  } finally {
    database.close();
  }
}

/** What the browser of a visitor without an account sends with a call, after its first one. */
async function visit(from: string): Promise<{ readonly headers: Headers; readonly from: string }> {
  const { cookies, headers } = await server.send(getCsrf, { headers: {}, from });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { headers: { cookie, 'x-xsrf-token': String(headers['x-xsrf-token']) }, from };
}

const titles = ({ entries }: ResearchRecord) => entries.map(({ title }) => title);

const findNew = (id: string) => server.call(findNewSinceEntry, { path: { id }, headers: reader });

const put = (...documents: readonly object[]) => putIn(`${(count += 1)}.jsonl`, ...documents);

async function putIn(file: string, ...documents: readonly object[]): Promise<void> {
  const path = server.temporary.write(file, jsonLines(...documents));
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
    { id: 'seat-1', title: 'The seat', text: 'On the seat of Curaçao.', jurisdiction: 'Curaçao', type: 'Award' },
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
      filters: [{ id: 'jurisdiction', filterItems: ['Curaçao', 'France'], andOrValue: 'or' as const }],
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
    const entry = entries[0]!;
    expect(entry).toMatchObject({
      title: 'seat',
      mode: 'Search',
      understood: expect.stringContaining('seat'),
      filters: ['Only in titles', 'Jurisdiction: Curaçao or France', 'Added to the library: last 6 months'],
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
    expect(address.searchParams.getAll('jurisdiction')).toEqual(['Curaçao', 'France']);
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
    const { id } = await newest(reader);
    expect(titles(await record(reader, 1, 'kipl.localhost'))).toEqual(['mark']);
    await record(colleague, 0);
    for (const call of [noteResearchEntry, findNewSinceEntry, deleteResearchEntry]) {
      const asked = { path: { id }, body: { note: 'mine' } };
      const refused = { status: 404, code: 'record-not-found' };
      expect(await server.refuse(call, { ...asked, headers: colleague }), call.path).toMatchObject(refused);
      const elsewhere = { ...asked, headers: reader, host: 'kipl.localhost' };
      expect(await server.refuse(call, elsewhere), call.path).toMatchObject(refused);
    }
    const chosen = { body: { format: 'text', ids: [id] }, headers: colleague };
    expect((await server.refuse(exportResearchRecord, chosen)).status).toBe(404);
    expect((await newest(reader)).note).toBe('');
  });

  it('tells what is new since a search was made: what was imported, not what changed', async () => {
    await putIn('harbour.jsonl', { id: 'harbour-dues', title: 'Harbour dues', text: 'A quayside matter.' });
    await search(reader, { q: 'quayside' });
    const { id, madeAt, total } = await newest(reader);
    expect(total).toBe(1);
    expect(await findNew(id)).toMatchObject({ since: madeAt, total: 0, hits: [] });
    await putIn(
      'harbour.jsonl',
      { id: 'harbour-dues', title: 'Harbour dues', text: 'A quayside matter, told again.' },
      { id: 'quay-new', title: 'More dues', text: 'Another quayside matter.' },
    );
    const found = { total: 1, isExact: true, hits: [{ id: 'quay-new', url: '/document/quay-new' }] };
    expect(await findNew(id)).toMatchObject(found);
    const { corpusVersion, entries } = await record(reader, 1);
    expect(corpusVersion).toBeGreaterThan(entries[0]!.corpusVersion);
  });

  it('calls new what an import had read before the search and gave out only after it, not what the search had', async () => {
    await put({ id: `had-${count}`, title: 'Had', text: 'On demurrage.' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await search(reader, { q: 'demurrage' }).finally(() => vi.useRealTimers());
    const { id, madeAt } = await newest(reader);
    await put({ id: 'under-way', title: 'Under way', text: 'More on demurrage.' });
    const { total, hits } = await findNew(id);
    expect([total, hits.map((hit) => hit.id)]).toEqual([1, ['under-way']]);
    expect(hits[0]!.addedAt < madeAt).toBe(true);
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
    await search(reader, { q: 'seat', filters: [{ id: 'jurisdiction', filterItems: ['Curaçao'] }] });
    await search(reader, { q: 'costs' });
    const costs = await newest(reader, 2);
    const note = { path: { id: costs.id }, body: { note: ' Décision to cite ' }, headers: reader };
    expect((await server.call(noteResearchEntry, note)).entry.note).toBe('Décision to cite');
    const find = async (text: string) =>
      titles(await server.call(listResearchRecord, { query: { text }, headers: reader }));
    expect(await find('CURACAO')).toEqual(['seat']);
    expect(await find('decision')).toEqual(['costs']);
    expect(await find('nothing')).toEqual([]);
    const long = { ...note, body: { note: 'x'.repeat(RECORD_LIMITS.note + 1) } };
    expect(await server.refuse(noteResearchEntry, long)).toMatchObject({ status: 422, details: { field: 'note' } });
    expect((await server.refuse(listResearchRecord, { query: { start: -1 }, headers: reader })).status).toBe(422);
  });

  it('is paused, cleared and shortened by its reader', async () => {
    const headers = reader;
    const keepOn = (isKept: boolean) => server.call(setResearchRecord, { body: { isKept }, headers });
    for (const q of ['seat', 'costs', 'consent']) await search(reader, { q });
    const { id } = await newest(reader, 3);
    expect(await server.call(deleteResearchEntry, { path: { id }, headers })).toEqual({});
    expect(await keepOn(false)).toEqual({ isKept: false });
    await search(reader, { q: 'paused' });
    await keepOn(true);
    await search(reader, { q: 'again' });
    expect(titles(await record(reader, 3))).toEqual(['again', 'costs', 'seat']);
    expect(await server.call(clearResearchRecord, { headers })).toEqual({ count: 3 });
    await record(reader, 0);
  });

  it('is only for personal accounts with a subscription (OP-13)', async () => {
    expect((await server.refuse(listResearchRecord, { headers: {} })).status).toBe(401);
    expect(await server.refuse(listResearchRecord, { headers: {}, from: '203.0.113.7' })).toMatchObject({
      status: 403,
      code: 'account-needed',
      message: 'Sign in with a personal account to use this.',
    });
    const elsewhere = await server.refuse(listResearchRecord, { headers: reader, host: 'kcl.localhost' });
    expect(elsewhere.code).toBe('not-subscribed');
  });

  it('has nothing of a visitor without an account: a stranger’s search is refused, one at an address is answered and not noted (OP-13)', async () => {
    await record(reader, 0);
    const before = readAllEntries();
    const keep = vi.spyOn(server.people.record, 'keepEntry');
    const documentSearch = { path: { endpoint: 'documentSearch' }, body: { q: 'seat' } };
    const stranger = await visit('198.51.100.1');
    expect((await server.refuse(searchCall, { ...documentSearch, ...stranger })).code).toBe('sign-in-needed');
    const atCourt = await visit('203.0.113.7');
    const { authenticatedByIp, userId, gaSessionId } = await server.call(getAccountInformation, atCourt);
    expect([authenticatedByIp, userId]).toEqual([true, null]);
    expect((await server.call(searchCall, { ...documentSearch, ...atCourt })).total).toBeGreaterThan(0);
    // Who signs in on top of the visit begins a record of their own; reading it has all that waits written first.
    const { headers } = await signIn(server.people, `reader-${count}`, new Date(), gaSessionId ?? undefined);
    expect((await search(headers, { q: 'costs' })).total).toBe(0);
    expect(titles(await record(headers, 1))).toEqual(['costs']);
    expect(readAllEntries().slice(before.length)).toMatchObject([{ title: 'costs' }]);
    expect(keep).toHaveBeenCalledOnce();
    keep.mockRestore();
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
    server.send(exportResearchRecord, { body: { format, ...(ids ? { ids } : {}) }, headers: reader });
  let ids: string[];

  beforeEach(async () => {
    await search(reader, { q: 'seat', filters: [{ id: 'jurisdiction', filterItems: ['Curaçao'] }] });
    await search(reader, { q: '=HYPERLINK' });
    const { entries } = await record(reader, 2);
    ids = entries.map(({ id }) => id);
    const body = { note: 'First line\nSecond line' };
    await server.call(noteResearchEntry, { path: { id: ids[1]! }, body, headers: reader });
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
      '   Filters: Jurisdiction: Curaçao',
      '   Sorted by: Relevance',
      '   Results: 1',
      '   Library version: ',
      '   Note: First line\r\n      Second line',
      '   Query sent: {"q":"seat"',
      '   Search again: http://ka.localhost/search?q=seat&jurisdiction=Cura%C3%A7ao',
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
    for (const part of [
      '=HYPERLINK',
      'Jurisdiction: Curaçao',
      'Library version',
      'http://ka.localhost/search?q=seat',
    ]) {
      expect(text).toContain(part);
    }
    const [[head = [], first = []] = []] = workbook.sheets;
    for (const name of ['Made', 'Results', 'Library version']) {
      expect(typeof first[head.indexOf(name)], name).toBe('number');
    }
  });

  it('is a Word document, of the chosen searches alone where some are chosen', async () => {
    const { rawPayload, headers } = await exportAs('word', [ids[1]!, 'not-mine']);
    expect(headers['content-disposition']).toContain('.docx"');
    expect(headers['x-list-rows']).toBe('1');
    const paragraphs = readParagraphs(rawPayload);
    expect(paragraphs).toEqual(expect.arrayContaining(['Research record', 'seat', 'Filters: Jurisdiction: Curaçao']));
    expect(paragraphs.join('\n')).not.toContain('HYPERLINK');
  });

  it('is refused in words where there is nothing to export or no such format', async () => {
    expect((await exportAs('text', ['not-mine'])).statusCode).toBe(404);
    expect(parseRefusal(await exportAs('pdf'))).toMatchObject({ code: 'field-invalid', details: { field: 'format' } });
  });
});
