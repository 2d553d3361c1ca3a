import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as collectionsModule from '#collections/collections.ts';
import type { Call } from '#contract/call.ts';
import { callsOf } from '#contract/collection.ts';
import { DOWNLOADS, type DownloadFormat } from '#contract/download.ts';
import { createOpenapiDocument } from '#contract/openapi.ts';
import { checkCollections } from '#domain/collections/check-collections.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';
import { RULE_SETS } from '#tests/support/rule-sets.ts';

vi.mock('#collections/collections.ts', async (load) => {
  const { COLLECTIONS } = await load<typeof collectionsModule>();
  const { RULE_SETS: added } = await import('#tests/support/rule-sets.ts');
  return { COLLECTIONS: [...COLLECTIONS, added] };
});

const server = new TestServer();
const host = 'ka.localhost';
const { list, entry } = callsOf(RULE_SETS);

interface Row {
  readonly id: string;
  readonly url: string;
  readonly documents: { readonly count: number; readonly url: string };
}

const headersOf = async (reader = 'kapp') => (await server.signIn(reader)).headers;
const get = async <Answer>(path: string, reader?: string) => {
  const response = await server.app.inject({ url: path, headers: { host, ...(await headersOf(reader)) } });
  return { status: response.statusCode, body: response.json<Answer>() };
};

beforeAll(async () => {
  await server.open();
  const write = (id: string, type: string, fields: string) =>
    server.temporary.write(`${id}.md`, `---\nid: ${id}\ntitle: ${id} title\ntype: ${type}\n${fields}\n---\n\nText.\n`);
  write('quay', 'Rules', 'organization: Quay Institute\npublicationDate: 2020-05-01');
  write('pier', 'Rules', 'organization: Pier Institute\npublicationDate: 2024-05-01');
  write('bare', 'Rules', '');
  write('closed', 'Rules', 'organization: Quay Institute\nsubscriptions: [YB]');
  write('award', 'Award', 'organization: Quay Institute\ncaseDate: 2022-01-01');
  expect((await server.temporary.import({ editions: ['KA'] })).refused).toEqual([]);
});

afterAll(() => server.close());

describe('a collection added by one file of data', () => {
  it('OP-200: is listed with what a search finds, what is not known as null, and nothing that its reader may not open', async () => {
    const { status, body } = await get<{ sets: Row[]; awards: { count: number } }>(list.path);
    expect(status).toBe(200);
    expect(body.sets.map(({ id }) => id)).toEqual(['pier', 'quay', 'bare']);
    expect(Object.keys(body.sets[0] ?? {})).toEqual(Object.keys(RULE_SETS.fields));
    expect(body.sets[2]).toMatchObject({ organization: null, date: null });
    expect(body.awards).toMatchObject({ name: 'Awards', count: 1 });
  });

  it('OP-140: counts what the search finds to which its number leads', async () => {
    const { body } = await get<{ sets: Row[] }>(list.path);
    const { count, url } = body.sets[1]?.documents ?? { count: 0, url: '' };
    const filters = [...new URL(url, 'http://x').searchParams].map(([id, value]) => ({ id, filterItems: [value] }));
    const found = await server.search({ filters }, { host, headers: await headersOf() });
    expect([count, found.totalHits]).toEqual([2, 2]);
  });

  it('has entries with documents of each sort, and none that is not there', async () => {
    const path = (id: string) => String(entry?.path).replace('{id}', id);
    const { body } = await get<{ title: string; blocks: { id: string; documents: { id: string }[] }[] }>(path('quay'));
    expect(body.title).toBe('quay title');
    const blocks = body.blocks.map(({ id, documents }) => [id, documents.map((one) => one.id)]);
    expect(Object.fromEntries(blocks)).toMatchObject({ rules: ['quay'], awards: ['award'] });
    expect((await get(path('closed'))).status).toBe(404);
  });

  it.each<DownloadFormat>(['excel', 'word', 'pdf'])('OP-76: has its table as %s, row for row', async (format) => {
    const body = { kind: 'table', table: 'rule-sets' } as const;
    const response = await server.send(DOWNLOADS[format], { body, host, headers: await headersOf() });
    expect([response.statusCode, response.headers['x-list-rows']]).toEqual([200, '3']);
    const words = await readWords(format, response.rawPayload);
    for (const word of ['Sets of rules', 'Institution', 'Pier Institute', 'quay title', 'Permanent link', 'Library']) {
      expect(words).toContain(word);
    }
    expect(words).not.toContain('closed title');
  });

  it('OP-199: is refused, with its file, to whoever lacks its page, and not there in another edition', async () => {
    expect((await get(list.path, 'yb')).status).toBe(403);
    expect((await server.app.inject({ url: list.path, headers: { host } })).statusCode).toBe(401);
    const elsewhere = { host: 'kipl.localhost', headers: await headersOf('ipl') };
    expect((await server.refuse(list as Call, elsewhere)).status).toBe(404);
    const body = { kind: 'table', table: 'rule-sets' } as const;
    const narrow = { body, host, headers: await headersOf('yb') };
    expect((await server.refuse(DOWNLOADS.excel, narrow)).code).toBe('not-subscribed');
  });

  it('is a page of the edition, drawn as collections are', async () => {
    const { KA, KIPL } = (await import('#editions/editions.ts')).EDITIONS;
    const routeOf = (edition: typeof KA) => edition.routes.find(({ path }) => path === '/rule-sets');
    expect(routeOf(KA)).toMatchObject({ name: 'Sets of rules', for: 'full', outcome: { page: 'collection' } });
    expect(routeOf(KIPL)).toBeUndefined();
  });

  it('is in the published description with its calls, who may make them, and its file', () => {
    const { paths } = createOpenapiDocument('1') as { paths: Record<string, { get?: Record<string, unknown> }> };
    expect(paths['/apiv2/RuleSets']?.get).toMatchObject({
      summary: RULE_SETS.list.summary,
      description: expect.stringContaining('One of these pages must be theirs: /rule-sets.'),
    });
    expect(paths['/apiv2/RuleSets/{id}']?.get).toBeDefined();
    expect(JSON.stringify(paths['/apiv2/RuleSets'])).toContain('"organization"');
    expect(JSON.stringify(paths['/mip/api/Download/excel'])).toContain('rule-sets');
  });
});

const ENTRY = { path: '/apiv2/RuleSets/{id}', summary: 'One set.', fields: { id: 'text', title: 'text' } } as const;
const SCREEN = {
  missing: 'There is no such set',
  title: '{title}',
  sections: ['blocks'],
  facts: { label: 'Facts', of: [] },
};

describe('a definition that does not hold', () => {
  it.each([
    [{ help: '' }, 'collection rule-sets: no words for the help'],
    [{ palette: [''] }, 'collection rule-sets: no words for the palette'],
    [{ fields: { title: 'text' } }, 'collection rule-sets: entries have no id'],
    [{ counts: { facet: 'organization', by: 'maker' } }, 'collection rule-sets: no field is called maker'],
    [
      { table: { ...RULE_SETS.table, columns: [{ name: 'X', type: 'text', value: 'colour' }] } },
      'no field is called colour',
    ],
    [
      { entry: { ...ENTRY, screen: { ...SCREEN, title: '{colour}' } } },
      'collection rule-sets: no field of its entry is called colour',
    ],
    [{ fields: { ...RULE_SETS.fields, page: 'address' } }, 'collection rule-sets: entries have no page'],
    [{ list: { ...RULE_SETS.list, path: '/apiv2/RuleSets/{id}' } }, 'two calls have the path /apiv2/RuleSets/{id}'],
  ] as const)('stops the start and says what is wrong (%#)', (wrong, reason) => {
    expect(checkCollections([RULE_SETS])).toEqual([]);
    expect(checkCollections([{ ...RULE_SETS, ...wrong }]).join('; ')).toContain(reason);
  });

  it('OP-200: is none that lacks a table, where its page shows something else', () => {
    const { table: _none, ...untabled } = RULE_SETS;
    expect(checkCollections([untabled])).toEqual([]);
  });

  it('is one that another has the name of', () => {
    expect(checkCollections([RULE_SETS, RULE_SETS])).toContain('two collections are called rule-sets');
  });
});

async function readWords(format: DownloadFormat, bytes: Uint8Array): Promise<string> {
  if (format === 'excel') return JSON.stringify(readWorkbook(bytes).sheets);
  if (format === 'word') return readParagraphs(bytes).join('\n');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}
