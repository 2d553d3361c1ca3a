import { expect, test } from 'vitest';
import { parseQuery } from '#domain/query/parse-query.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import type { EngineAnswer, EngineRequest, FacetChoice } from '#server/ports/search-engine.ts';
import { createRandom, generateDocument, generateQuery, type Random } from '#tests/support/generate-queries.ts';
import { InlineSearchEngine } from './inline-search-engine.ts';
import { createTestEntry, type TestDocument, testId, TestLibrary } from '../sqlite/index/test-library.test-support.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_121);
const ROUNDS = 40;
const QUERIES_PER_ROUND = 12;
const DOCUMENT_NUMBERS = 80;
const FACETS = ['kind', 'seat', 'topic'];
const VALUES = ['a', 'b', 'c', 'd', 'é'];

type FacetedDocument = TestDocument & Required<Pick<TestDocument, 'facets' | 'dates'>>;

function openEngine(library: TestLibrary): InlineSearchEngine {
  return new InlineSearchEngine(library.storage());
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)]!;
}

function pickSome(random: Random, most: number): string[] {
  return Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(random, VALUES));
}

function generateFaceted(random: Random, number: number): FacetedDocument {
  const { title, text } = generateDocument(random);
  const date = pick(random, ['', '2019', '2020-02', '2020-02-03', '2021-12-31']);
  return {
    number,
    title,
    texts: text.split('\n\n'),
    facets: { kind: [pick(random, VALUES)], seat: pickSome(random, 1), topic: pickSome(random, 3) },
    dates: date === '' ? {} : { 'relevant-date': date },
  };
}

function generateRequest(random: Random): EngineRequest {
  const choices = (most: number): FacetChoice[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => ({
      facet: pick(random, FACETS),
      values: [pick(random, VALUES), pick(random, VALUES)],
      every: random() < 0.3,
    }));
  return {
    ...(random() < 0.15 ? {} : { query: generateQuery(random) }),
    titleOnly: random() < 0.1,
    scope: random() < 0.3 ? choices(1) : [],
    filters: random() < 0.6 ? choices(2) : [],
    ...(random() < 0.3 ? { dateRange: { field: 'relevant-date', from: '2020', to: '2020-12' } } : {}),
    facets: FACETS.map((facet) => ({ facet, limit: 3 })),
    sort: { field: pick(random, ['score', 'relevant-date', 'title'] as const), descending: random() < 0.5 },
    start: Math.floor(random() * 4),
    size: 12,
    excerpt: random() < 0.3,
  };
}

/** What two indexes of the same documents have to agree on, to the last digit. */
function comparable({ total, hits, facets }: EngineAnswer): unknown {
  return { total, hits, facets };
}

test(`Adding, replacing, removing and merging leave the same answers, seed ${SEED}`, async () => {
  const random = createRandom(SEED);
  const library = new TestLibrary();
  const engine = openEngine(library);
  const live = new Map<number, FacetedDocument>();
  for (let round = 0; round < ROUNDS; round++) {
    const action = random();
    if (action < 0.55) {
      const batch = Array.from({ length: 1 + Math.floor(random() * 12) }, () =>
        generateFaceted(random, 1 + Math.floor(random() * DOCUMENT_NUMBERS)),
      );
      library.put(batch);
      for (const document of batch) live.set(document.number, document);
    } else if (action < 0.8) {
      const numbers = Array.from({ length: 5 }, () => 1 + Math.floor(random() * DOCUMENT_NUMBERS));
      library.remove(numbers);
      for (const number of numbers) live.delete(number);
    } else {
      library.writer.compact();
    }
    const fresh = new TestLibrary();
    fresh.put([...live.values()].sort((a, b) => a.number - b.number));
    const oracle = openEngine(fresh);
    for (let query = 0; query < QUERIES_PER_ROUND; query++) {
      const request = generateRequest(random);
      const [answer, expected] = [await engine.search(request), await oracle.search(request)];
      expect(comparable(answer), JSON.stringify(request)).toEqual(comparable(expected));
      expectCountsByHand(request, answer, await matchAll(oracle, request), live);
    }
    await oracle.close();
  }
  await engine.close();
});

/** The ids that the query finds without any filter. */
async function matchAll(engine: InlineSearchEngine, request: EngineRequest): Promise<Set<string>> {
  const { dateRange: _range, ...rest } = request;
  const answer = await engine.search({ ...rest, scope: [], filters: [], start: 0, size: 1000 });
  return new Set(answer.hits.map((hit) => hit.id));
}

/** Total and facet counts as a reader of the definition would count them. */
function expectCountsByHand(
  request: EngineRequest,
  answer: EngineAnswer,
  matching: ReadonlySet<string>,
  live: ReadonlyMap<number, FacetedDocument>,
): void {
  const found = [...live.values()].filter(({ number }) => matching.has(testId(number)));
  const passes = (document: FacetedDocument, choices: readonly FacetChoice[]): boolean =>
    choices.every(({ facet, values, every }) => {
      const has = (value: string): boolean => document.facets[facet]!.includes(value);
      return every ? values.every(has) : values.some(has);
    });
  const isBase = (document: FacetedDocument): boolean => {
    const date = document.dates['relevant-date'];
    return passes(document, request.scope) && (!request.dateRange || (date?.startsWith('2020') ?? false));
  };
  const base = found.filter(isBase);
  expect(answer.total).toBe(base.filter((document) => passes(document, request.filters)).length);
  for (const { facet, values, distinct } of answer.facets) {
    const others = request.filters.filter((choice) => choice.facet !== facet);
    const counts = new Map<string, number>();
    for (const document of base.filter((each) => passes(each, others))) {
      for (const value of new Set(document.facets[facet])) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const expected = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, 3);
    expect(values.map(({ value, count }) => [value, count])).toEqual(expected);
    expect(distinct).toBe(counts.size);
  }
}

test('A merge that is stopped, or whose process dies, changes nothing and leaves nothing', async () => {
  const random = createRandom(SEED);
  const library = new TestLibrary();
  const engine = openEngine(library);
  for (let part = 0; part < 4; part++) {
    library.put(Array.from({ length: 10 }, (_, index) => generateFaceted(random, part * 8 + index + 1)));
  }
  const request = { ...generateRequest(random), start: 0, size: 100 };
  const before = comparable(await engine.search(request));
  library.writer.compact(() => false);
  expect(comparable(await engine.search(request))).toEqual(before);
  const dies = (): never => {
    throw new Error('the process died');
  };
  expect(() => library.writer.compact(dies)).toThrow('died');
  expect(countRows(library, `index_segment WHERE state = 'building'`)).toBe(1);
  expect(comparable(await engine.search(request))).toEqual(before);
  library.writer.compact();
  expect(countRows(library, 'index_segment')).toBe(1);
  expect(countRows(library, 'index_chunk WHERE segment NOT IN (SELECT id FROM index_segment)')).toBe(0);
  expect(comparable(await engine.search(request))).toEqual(before);
  await engine.close();
});

test('A commit whose transaction fails leaves the former index', async () => {
  const library = new TestLibrary();
  const engine = openEngine(library);
  library.put([{ number: 1, title: 'award' }]);
  library.writer.add(createTestEntry({ number: 1, title: 'seat' }));
  library.writer.prepare();
  const failing = (): void =>
    library.db.transaction(() => {
      library.writer.commit();
      throw new Error('no space');
    });
  expect(failing).toThrow('no space');
  library.writer.discard();
  const request = { ...generateRequest(createRandom(1)), scope: [], filters: [], start: 0 };
  const place = { at: 0, length: 0 };
  const award = { kind: 'word', word: 'award', exact: false, ...place } as const;
  const { dateRange: _range, ...rest } = request;
  expect((await engine.search({ ...rest, titleOnly: false, query: award })).total).toBe(1);
  expect(countRows(library, 'index_segment')).toBe(1);
  await engine.close();
});

function countRows(library: TestLibrary, from: string): number {
  return library.db.get<{ rows: number }>(`SELECT count(*) AS rows FROM ${from}`)!.rows;
}

test('An index of an earlier version, which knew nothing of records, is searched as before and joins a new part', async () => {
  const library = new TestLibrary();
  const engine = openEngine(library);
  const texts = ['The seat of the award.', 'An award award.'];
  library.put([
    { number: 1, title: 'Award and award', texts },
    { number: 2, title: 'Seat', texts: ['Nothing'] },
    { number: 3, texts: ['award', 'Award seat'] },
  ]);
  const everything = { titleOnly: false, scope: [], filters: [], facets: [], start: 0, size: 10, excerpt: true };
  const listAnswers = () =>
    Promise.all(
      ['award', 'seat AND award', '"award seat"', 'aw*', 'seat NOT title*'].map(async (text) => {
        const query = parseTree(text);
        const sort = { field: 'title', descending: false } as const;
        const inAll = await engine.search({ ...everything, sort, query });
        const inTitles = await engine.search({ ...everything, sort, query, titleOnly: true });
        return [inAll, inTitles].map(({ total, hits }) => [text, total, hits.map((hit) => ({ ...hit, score: 0 }))]);
      }),
    );
  const before = await listAnswers();
  writeAsEarlier(library);
  library.put([{ number: 4, title: 'Costs', recordTexts: [{ text: 'Mara Ellingsen' }] }]);
  library.remove([4]);
  expect(await listAnswers()).toEqual(before);
  library.put([{ number: 4, title: 'Costs', recordTexts: [{ text: 'Mara Ellingsen' }] }]);
  library.writer.compact();
  expect(countRows(library, 'index_segment')).toBe(1);
  library.remove([4]);
  expect(await listAnswers()).toEqual(before);
  await engine.close();
});

function parseTree(text: string): QueryNode {
  const parsed = parseQuery(text);
  if (!parsed.ok || !parsed.tree) throw new Error(text);
  return parsed.tree;
}

/** As segments were before their lists told of records: the count of the title stood there by itself. */
function writeAsEarlier(library: TestLibrary): void {
  for (const { segment, bytes } of library.db.all<{ segment: number; bytes: Uint8Array }>(
    `SELECT segment, bytes FROM index_chunk WHERE section = 'documents'`,
  )) {
    const changed = Uint8Array.from(bytes);
    // One byte for each number: the distance, the count in the text with the sign for more, the count in the title.
    for (let at = 0; at < changed.length; at += (changed[at + 1]! & 1) === 1 ? 3 : 2) {
      if ((changed[at + 1]! & 1) === 1) changed[at + 2]! >>>= 1;
    }
    library.db.run(`UPDATE index_chunk SET bytes = ? WHERE segment = ? AND section = 'documents'`, changed, segment);
  }
  library.db.run(`UPDATE index_segment SET meta = json_remove(meta, '$.hasRecords', '$.hasNames', '$.checksums')`);
}
