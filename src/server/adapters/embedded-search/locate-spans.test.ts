import { afterEach, expect, test, vi } from 'vitest';
import { parseQuery } from '#domain/query/parse-query.ts';
import type { EngineAnswer, EngineRequest } from '#server/ports/search-engine.ts';
import { InlineSearchEngine } from './inline-search-engine.ts';
import { DEFAULT_LIMITS } from './query-budget.ts';
import { type TestDocument, TestLibrary } from '../sqlite/index/test-library.test-support.ts';

let library: TestLibrary | undefined;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  library?.db.close();
});

function createRequest(text: string): EngineRequest {
  const parsed = parseQuery(text);
  if (!parsed.ok || !parsed.tree) throw new Error(text);
  const sort = { field: 'score', descending: true } as const;
  const page = { start: 0, size: 10, excerpt: true };
  return { query: parsed.tree, titleOnly: false, scope: [], filters: [], facets: [], sort, ...page };
}

function search(documents: readonly TestDocument[], text: string, limits = DEFAULT_LIMITS): Promise<EngineAnswer> {
  library = new TestLibrary();
  library.put(documents);
  const engine = new InlineSearchEngine(library.storage(), { limits });
  return engine.search(createRequest(text));
}

const WITHOUT_MARKS = { id: 'doc-1', title: { text: 'The seat', marks: [] }, excerpt: [], termCounts: [] };

test('Hits found when the time is nearly up are answered without marks, not refused', async () => {
  const documents = [{ number: 1, title: 'The seat', texts: ['Its seat is Paris.'] }];
  const { total, hits } = await search(documents, 'seat NEAR5 Paris', { ...DEFAULT_LIMITS, milliseconds: 0 });
  expect(total).toBe(1);
  expect(hits).toEqual([{ ...WITHOUT_MARKS, score: expect.any(Number) }]);
});

test('A hit whose matches are too many to be looked for is answered without marks, the others have theirs', async () => {
  const endless = 'alpha beta '.repeat(60_000);
  const documents = [
    { number: 1, title: 'The seat', texts: [endless] },
    { number: 2, texts: ['One alpha and one beta.'] },
  ];
  // No time goes by: it is their number that is too much.
  vi.useFakeTimers({ toFake: ['performance'] });
  const { hits } = await search(documents, 'alpha NEAR100 beta');
  const [endlessHit, other] = hits.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(endlessHit).toMatchObject(WITHOUT_MARKS);
  expect(other).toMatchObject({ id: 'doc-2', termCounts: [1, 1] });
  expect(other!.excerpt[0]!.marks).toHaveLength(2);
});

test('A NEAR of NEARs is refused when its time is up, with what made it dear, though few documents have its words', async () => {
  const texts = ['alpha beta '.repeat(1_500)];
  const documents = Array.from({ length: 40 }, (_, number) => ({ number, texts }));
  // Time goes by only while it is looked at: how fast the machine is tells nothing.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 40));
  const found = search(documents, 'alpha NEAR100 beta NEAR100 alpha', { ...DEFAULT_LIMITS, milliseconds: 100 });
  await expect(found).rejects.toMatchObject({
    code: 'query-too-expensive',
    reason: expect.stringContaining(': its words are all in 40 documents, and each place where they stand'),
  });
});
