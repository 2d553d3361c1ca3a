import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getCsrf } from '#contract/account.ts';
import { downloadBody, downloadExcel, downloadPdf, downloadWord, type DownloadBody } from '#contract/download.ts';
import type { SearchQuery } from '#contract/search.ts';
import { EDITIONS } from '#editions/editions.ts';
import { DownloadService } from '#server/features/download/download.service.ts';
import { ResultListSource } from '#server/features/download/result-list.source.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentRenderer } from '#server/ports/document-renderer.ts';
import type { ResultSource } from '#server/ports/result-source.ts';
import type { Charge } from '#server/ports/register-call.ts';
import { createHit, createSearchAnswer } from '#tests/support/create-hit.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseRefusal, type Refusal } from '#tests/support/parse-answer.ts';
import { readParagraphs, readWorkbook, type Workbook } from '#tests/support/read-workbook.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();
const NO_RECORDS = { listPreviews: async () => [], findPublication: async () => undefined };
const MANY = 1012;

const LIBRARY = [
  {
    id: 'a',
    title: 'Seat of the arbitration',
    text: 'The seat decides which court reviews the award.',
    summary: 'On the seat.',
    type: 'Award',
    jurisdiction: ['France', 'Spain'],
    publicationDate: '2019-03-12',
    authors: [{ name: 'Ada Lindqvist' }, { name: 'Bo Achebe' }],
    source: 'Reporter',
    sourceLocation: '12 (2019), p. 4',
    caseNumbers: ['AC-17'],
    citation: '[2019] AC 17',
  },
  {
    id: 'b',
    title: '=HYPERLINK("https://evil.example","Seat")',
    text: 'A seat that was chosen twice.',
    type: 'Case law',
    court: '+Court & <Tribunal>',
    authors: [{ name: '@someone' }],
    source: '-1+1',
    publicationDate: '2020',
  },
  {
    id: 'c',
    title: 'A closed seat',
    text: 'The seat is told only to those who hold it.',
    summary: 'What only holders may read.',
    type: 'Award',
    publicationDate: '1850-01-02',
    subscriptions: ['YB'],
  },
];

beforeAll(async () => {
  const many = Array.from({ length: MANY }, (_, index) => ({
    id: `m${index}`,
    title: `Note ${index}`,
    text: 'A note on bulk.',
    type: 'Document',
  }));
  for (const { text, ...fields } of LIBRARY) {
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    server.temporary.write(`${fields.id}.md`, `---\n${lines.join('\n')}\n---\n\n${text}\n`);
  }
  server.temporary.write('many.jsonl', jsonLines(...many));
  await server.temporary.import();
  server.temporary.write('elsewhere/other.jsonl', jsonLines({ id: 'x', title: 'Elsewhere', text: 'A seat.' }));
  await server.temporary.import({ roots: [`${server.temporary.files}/elsewhere`], editions: ['KCL'] });
  await server.open();
});

afterAll(() => server.close());

async function download(format: string, body: object, username = 'ka', base = '/mip') {
  const { headers } = await server.signIn(username);
  const response = await server.app.inject({
    method: 'POST',
    url: `${base}/api/Download/${format}`,
    payload: { kind: 'results', ...body },
    headers: { ...headers, host: 'ka.localhost:8080', 'content-type': 'application/json' },
  });
  return { status: response.statusCode, headers: response.headers, bytes: new Uint8Array(response.rawPayload) };
}

const CLOCK: Clock = { now: () => '2026-11-22T00:00:00Z', today: () => '2026-11-22' };
const NO_FILES: DocumentRenderer = {
  renderList: async () => new Uint8Array(),
  renderDocument: async () => new Uint8Array(),
  renderPaper: async () => new Uint8Array(),
  close: async () => {},
};

const FREE: Charge = (_budget, work) => work();

function openService(source: ResultListSource): DownloadService {
  const usage = { record: () => {} };
  return new DownloadService({ downloads: { results: source }, renderer: NO_FILES, clock: CLOCK, usage });
}

const refusal = ({ status, bytes }: { readonly status: number; readonly bytes: Uint8Array }): Refusal =>
  parseRefusal({ statusCode: status, body: new TextDecoder().decode(bytes) });
const query: SearchQuery = { q: 'seat' };
const READER = createTestReader(EDITIONS.KA, 'KA');
/** As the server reads it. */
const readBody = (rest: Partial<DownloadBody>) => z.parse(downloadBody, { kind: 'results', ...rest });
const chosen = (...ids: readonly string[]) => ids.map((id) => ({ id, type: 'Award' }));

/** The rows below the head of the first sheet, each by the names of its columns. */
function listRows({ sheets: [sheet = []] }: Workbook): Record<string, string | number | null>[] {
  const [head = [], ...rows] = sheet;
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [String(name), row[index] ?? null])));
}

describe('a download of a list as Excel (API-046, SR-185)', () => {
  it('holds the selected results in their order, one row each (SR-083, SR-188)', async () => {
    const { status, headers, bytes } = await download('excel', { ids: chosen('b', 'a'), query, title: 'Seats' });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Seats \d{4}-\d\d-\d\d\.xlsx"$/);
    expect(headers['x-list-rows']).toBe('2');
    const rows = listRows(readWorkbook(bytes));
    expect(rows.map((row) => row['Title'])).toEqual([
      '=HYPERLINK("https://evil.example","Seat")',
      'Seat of the arbitration',
    ]);
  });

  it('has every column, dates as dates, a head that stays and filters', async () => {
    const workbook = readWorkbook((await download('excel', { ids: chosen('a', 'b'), query })).bytes);
    const [first, second] = listRows(workbook);
    expect(first).toEqual({
      Title: 'Seat of the arbitration',
      Type: 'Award',
      Date: 43_536,
      'Kind of date': 'Published',
      Source: 'Reporter 12 (2019), p. 4',
      Citation: '[2019] AC 17',
      'Cite as': 'Seat of the arbitration, AC-17, Award (12 March 2019)',
      'Case numbers': 'AC-17',
      'Court or institution': null,
      Jurisdictions: 'France; Spain',
      Authors: 'Ada Lindqvist; Bo Achebe',
      'Your subscription': 'Included',
      Link: 'http://ka.localhost:8080/document/a',
    });
    expect(second?.['Date']).toBe('2020');
    expect(workbook.xml[0]).toContain('state="frozen"');
    expect(workbook.xml[0]).toContain('<autoFilter ref="A1:M3"/>');
  });

  it('OP-198: says how each is cited in the style of its reader, on pages too', async () => {
    const wish = { ids: chosen('a', 'b'), query, options: { style: 'bluebook' } } as const;
    const [first, second] = listRows(readWorkbook((await download('excel', wish)).bytes));
    expect(first?.['Cite as']).toBe('Seat of the arbitration, AC-17, Award (Mar. 12, 2019)');
    expect(second?.['Cite as']).toMatch(/ \(\+Court & <Tribunal> 2020\)$/u);
    expect(readParagraphs((await download('word', wish)).bytes)).toContain(`Cite as: ${String(first?.['Cite as'])}`);
  });

  it('keeps what looks like a formula as text', async () => {
    const workbook = readWorkbook((await download('excel', { ids: chosen('b'), query: { q: '=1+1' } })).bytes);
    expect(listRows(workbook)[0]).toMatchObject({
      Title: '=HYPERLINK("https://evil.example","Seat")',
      Source: '-1+1',
      'Court or institution': '+Court & <Tribunal>',
      Authors: '@someone',
    });
    expect(workbook.xml.join('')).not.toContain('<f>');
  });

  it('holds the whole result of a query that the server runs again (SR-187)', async () => {
    const { bytes, headers } = await download('excel', { query });
    const found = await server.search({ ...query, resultsPerPage: 100 });
    const rows = listRows(readWorkbook(bytes));
    expect(rows).toHaveLength(found.total);
    expect(rows.map((row) => row['Title'])).toEqual(found.hits.map(({ title }) => title));
    expect(headers['x-list-total']).toBe(String(found.total));
  });

  it('says on its second sheet what it is the answer to', async () => {
    const asked = { q: 'seat', filters: [{ id: 'contenttype', filterItems: ['Award', 'Case law'] }] };
    const [, about = []] = readWorkbook((await download('excel', { query: asked })).bytes).sheets;
    const facts: Record<string, unknown> = Object.fromEntries(about.map(([label, value]) => [label, value]));
    expect(facts['Query']).toBe('seat');
    expect(facts['Understood as']).toContain('seat');
    expect(facts['Filters']).toContain('Award or Case law');
    expect(facts['Results']).toBe('2');
    expect(facts['Made']).toMatch(/^\d{1,2} \w+ \d{4}, \d\d:\d\d UTC$/);
    expect(facts['Library']).toBe('Pandect Arbitration');
    expect(facts['Library version']).toMatch(/^\d+$/);
  });

  it('is cut at 1,000 rows, and its headers say so (CON-005, OP-77)', async () => {
    const { bytes, headers } = await download('excel', { query: { q: 'bulk' } });
    expect(listRows(readWorkbook(bytes))).toHaveLength(1000);
    expect([headers['x-list-rows'], headers['x-list-total']]).toEqual(['1000', String(MANY)]);
  });

  it('each page of a list is searched for once, and of a selection one hit for what stands above it', async () => {
    const asked: (readonly [number, number])[] = [];
    const results: ResultSource = {
      search: async (_reader, _endpoint, { start = 0, resultsPerPage = 0 }) => {
        asked.push([start, resultsPerPage]);
        return createSearchAnswer({ total: 190, hits: [createHit()] });
      },
      listHits: async () => [createHit()],
    };
    const service = openService(new ResultListSource({ search: results, content: NO_RECORDS }, 150));
    const place = { origin: 'http://ka.localhost', signal: new AbortController().signal, charge: FREE };
    await service.getFile(READER, 'excel', readBody({ query: {} }), place);
    expect(asked.splice(0)).toEqual([
      [0, 100],
      [100, 50],
    ]);
    await service.getFile(READER, 'excel', readBody({ ids: chosen('a'), query }), place);
    expect(asked).toEqual([[0, 1]]);
  });
});

describe('a download of a list as Word (API-045)', () => {
  it('has a heading, what it answers, and every result with what places it', async () => {
    const { status, bytes } = await download('word', { ids: chosen('a', 'b'), query, title: 'Procès' }, 'ka', '/apiv2');
    expect(status).toBe(200);
    const paragraphs = readParagraphs(bytes);
    expect(paragraphs[0]).toBe('Procès');
    expect(paragraphs).toContain('Query: seat');
    expect(paragraphs).toContain('Seat of the arbitration');
    expect(paragraphs).toContain('On the seat.');
    expect(paragraphs.find((line) => line.startsWith('Award · Published 12 Mar 2019'))).toContain('AC-17');
  });

  it('comes under its name in ASCII and in all its letters (SR-186)', async () => {
    const { headers } = await download('word', { ids: chosen('a'), query, title: 'Procès' });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="Proces \d{4}-\d\d-\d\d\.docx"; filename\*=UTF-8''Proc%C3%A8s%20/,
    );
  });
});

describe('a download of a list as PDF (API-044)', () => {
  it('is a tagged document of the accessible standard, whatever stands in the titles', async () => {
    const { status, headers, bytes } = await download('pdf', { ids: chosen('a', 'b'), query });
    expect(status, new TextDecoder().decode(bytes.slice(0, 300))).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    const text = Buffer.from(bytes).toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toContain('pdfuaid');
  });
});

describe('who may download what', () => {
  it('a closed document is not listed, neither chosen nor found (OP-169)', async () => {
    const { bytes } = await download('word', { ids: chosen('c', 'a'), query });
    const text = readParagraphs(bytes).join('\n');
    expect(text).toContain('Seat of the arbitration');
    expect(text).not.toContain('A closed seat');
    expect(text).not.toContain('What only holders may read');
    expect(text).not.toContain('told only to those');
    const rows = listRows(readWorkbook((await download('excel', { query })).bytes));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row['Title'] === 'A closed seat')).toEqual([]);
  });

  it('a document of another edition is not listed, and a list of nothing is “Not Found” (ERR-007)', async () => {
    const some = await download('excel', { ids: chosen('x', 'a', 'gone'), query });
    expect(some.headers['x-list-rows']).toBe('1');
    expect(some.headers['x-list-total']).toBe('3');
    const none = await download('excel', { ids: chosen('x', 'gone'), query });
    expect(none.status).toBe(404);
    expect(refusal(none).message).toBe('Not Found');
  });

  it('nobody downloads without being signed in or subscribed (SH-032)', async () => {
    const token = await server.send(getCsrf, { headers: {} });
    const cookie = token.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'x-xsrf-token': String(token.headers['x-xsrf-token']) };
    expect((await server.refuse(downloadExcel, { body: { kind: 'results', query }, headers })).status).toBe(401);
    expect((await download('excel', { query }, 'none')).status).toBe(403);
  });

  it.each([
    ['that asks for nothing there is', '{"kind":"everything"}'],
    ['that is no JSON', '{"kind":'],
    ['that is too large', JSON.stringify({ kind: 'results', title: 'x'.repeat(300_000) })],
  ])('whoever is not signed in is told so before a body %s is judged', async (_what, payload) => {
    const headers = { host: 'ka.localhost', 'content-type': 'application/json' };
    for (const { path: url } of [downloadExcel, downloadWord, downloadPdf]) {
      const answer = await server.app.inject({ method: 'POST', url, payload, headers });
      expect(parseRefusal(answer)).toMatchObject({ status: 401, code: 'sign-in-needed' });
    }
  });
});

describe('requests that cannot be answered', () => {
  it('get words: without what the kind needs, another edition, nothing named, an unreadable query, an unknown format', async () => {
    const answers = [
      await download('excel', { kind: 'compare', ids: chosen('Commercial_Arbitration') }),
      await download('excel', { siteId: 'KCL', query }),
      await download('excel', {}),
      await download('excel', { query: { q: '(' } }),
      await download('excel', { query, endpoint: 'nowhere' }),
      await download('excel', { kind: 'everything' }),
      await download('odt', { query }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 404]);
    expect(refusal(answers[0]!)).toMatchObject({ code: 'value-not-allowed', details: { field: 'comparison' } });
  });

  it('a kind that nothing makes files of is refused with those that are made', async () => {
    const results: ResultSource = { search: async () => createSearchAnswer({ total: 3 }), listHits: async () => [] };
    const service = openService(new ResultListSource({ search: results, content: NO_RECORDS }));
    const place = { origin: '', signal: new AbortController().signal, charge: FREE };
    await expect(service.getFile(READER, 'excel', readBody({ kind: 'clause' }), place)).rejects.toMatchObject({
      code: 'value-not-allowed',
      details: { field: 'kind', allowed: ['results'] },
    });
  });

  it('a list stops where its reader goes away', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    const results: ResultSource = {
      search: async () => createSearchAnswer({ total: 3 }),
      listHits: async () => [],
    };
    const service = openService(new ResultListSource({ search: results, content: NO_RECORDS }));
    const asked = service.getFile(READER, 'excel', readBody({ query: {} }), { origin: '', signal: gone, charge: FREE });
    await expect(asked).rejects.toThrow('gone');
  });
});
