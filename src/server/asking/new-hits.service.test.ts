import { describe, expect, test, vi } from 'vitest';
import { EMPTY_RECORD } from '#domain/document/document.ts';
import { readSearchBody } from '#domain/search/saved-search-body.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { ContentStore, DocumentPreview, FirstImport } from '#server/ports/content-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { EngineAnswer, EngineHit, EngineRequest, SearchEngine } from '#server/ports/search-engine.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { NewHitsService } from './new-hits.service.ts';

const DAY = '2026-03-05';
const NOW = '2026-03-07T15:00:00.000Z';
const SINCE = { at: `${DAY}T12:00:00.000Z`, corpusVersion: 7 };
const SEARCH = readSearchBody({ edition: 'KA', endpoint: 'documentSearch' }, {});

const NOTHING_FOUND = { total: 0, hits: [], otherTotals: [], closedTotal: null, facets: [], milliseconds: 0 };

const createHit = (id: string): EngineHit => ({
  id,
  score: 0,
  title: { text: '', marks: [] },
  excerpt: [],
  termCounts: [],
});

const createPreview = (id: string, firstImportedAt = NOW): DocumentPreview => ({
  id,
  kind: 'document',
  record: { ...EMPTY_RECORD, key: id, title: '', type: 'Award' },
  publication: undefined,
  editions: ['KA'],
  firstImportedAt,
  importedAt: firstImportedAt,
  demo: false,
  version: 1,
  publicationTitle: undefined,
  cluster: undefined,
});

/** A library with these documents, whose day in the index is that of their import; all match every search. */
function openLibrary(documents: Readonly<Record<string, FirstImport>>) {
  const state = { generation: 1 };
  const search = vi.fn(async (request: EngineRequest): Promise<EngineAnswer> => {
    const { addedRange: { from = '', to = '9' } = {}, start, size } = request;
    const found = Object.entries(documents).filter(([, { at }]) => at.slice(0, 10) >= from && at.slice(0, 10) <= to);
    return {
      ...NOTHING_FOUND,
      generation: state.generation,
      corpusVersion: state.generation,
      total: found.length,
      hits: found.slice(start, start + size).map(([id]) => createHit(id)),
    };
  });
  const listFirstImports = vi.fn(
    async (ids: readonly string[]) => new Map(ids.flatMap((id) => (documents[id] ? [[id, documents[id]]] : []))),
  );
  const store = fakePort<ContentStore>({
    listFirstImports,
    listPreviews: async (ids) => ids.map((id) => createPreview(id, documents[id]?.at)),
  });
  const clock: Clock = { today: () => DAY, now: () => NOW };
  const service = new NewHitsService(fakePort<SearchEngine>({ search }), store, clock);
  return { service, search, listFirstImports, state };
}

/** So many documents of one day, the first three of them after the instant. */
function listDay(count: number): Record<string, FirstImport> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const number = count - index;
      return [`d${number}`, { at: `${DAY}T${number <= 3 ? '13' : '09'}:00:00.000Z`, corpusVersion: 1 }];
    }),
  );
}

const reader = createTestReader(EDITIONS.KA, 'KAPP');
const findNew = (count: number) => openLibrary(listDay(count)).service.findNew(reader, SEARCH, SINCE, 50);

test('What came after the instant is found among thousands of the same day', async () => {
  expect(await findNew(3)).toMatchObject({ total: 3, isExact: true });
  expect(await findNew(10_000)).toMatchObject({ total: 3, isExact: true });
});

test('A day with more than ten thousand is answered with what is known of it, and says so', async () => {
  expect(await findNew(10_001)).toMatchObject({ total: 2, isExact: false });
});

test('Nothing but ids is asked of the engine', async () => {
  const { service, search } = openLibrary(listDay(3));
  await service.findNew(reader, SEARCH, SINCE, 50);
  expect(search.mock.calls.map(([{ idsOnly }]) => idsOnly)).toEqual([true, true]);
});

test('What is known of the documents of a day is asked of the store once, until the library changes', async () => {
  const { service, listFirstImports, state } = openLibrary(listDay(5));
  const asked = () => listFirstImports.mock.calls.reduce((sum, [ids]) => sum + ids.length, 0);
  for (let round = 0; round < 3; round += 1) await service.findNew(reader, SEARCH, SINCE, 50);
  expect(asked()).toBe(5);
  state.generation += 1;
  expect(await service.findNew(reader, SEARCH, SINCE, 50)).toMatchObject({ total: 3 });
  expect(asked()).toBe(10);
});

test('Whoever wants no total has the day itself looked through only where later days do not fill the list', async () => {
  const documents = { ...listDay(5), later: { at: '2026-03-06T09:00:00.000Z', corpusVersion: 2 } };
  const full = openLibrary(documents);
  expect(await full.service.listNew(reader, SEARCH, SINCE, 1)).toMatchObject([{ id: 'later' }]);
  expect(full.search).toHaveBeenCalledOnce();
  const hits = await openLibrary(documents).service.listNew(reader, SEARCH, SINCE, 50);
  expect(hits.map(({ id }) => id).sort()).toEqual(['d1', 'd2', 'd3', 'later']);
});

describe('The newest of a later day are listed first, whatever their legal date', () => {
  /** So many of 6 March, of which the index puts the last import last; what was imported with it comes by its order. */
  const listBulk = (count: number): Record<string, FirstImport> => ({
    ...Object.fromEntries(
      Array.from({ length: count - 1 }, (_, index) => [
        `b${index}`,
        { at: '2026-03-06T09:00:00.000Z', corpusVersion: 8 },
      ]),
    ),
    newest: { at: '2026-03-06T10:00:00.000Z', corpusVersion: 9 },
  });

  test.for([61, 1500])('where %i came on it', async (count) => {
    const { service } = openLibrary(listBulk(count));
    const hits = await service.listNew(reader, SEARCH, SINCE, 50);
    expect(hits.map(({ id }) => id).slice(0, 3)).toEqual(['newest', 'b0', 'b1']);
    expect(hits).toHaveLength(50);
    expect(await service.findNew(reader, SEARCH, SINCE, 50)).toMatchObject({ total: count, hits });
  });

  test('and what is only counted, or comes from days before those that fill the list, is not looked at', async () => {
    const older = Object.fromEntries(Object.entries(listBulk(3000)).map(([id, first]) => [`old-${id}`, first]));
    const latest = Array.from({ length: 50 }, (_, index) => `c${index}`);
    const at = '2026-03-07T09:00:00.000Z';
    const newer = Object.fromEntries(latest.map((id) => [id, { at, corpusVersion: 10 }]));
    const { service, search } = openLibrary({ ...newer, ...older });
    expect((await service.listNew(reader, SEARCH, SINCE, 50)).map(({ id }) => id)).toEqual(latest);
    expect(search).toHaveBeenCalledOnce();
    const counted = openLibrary(listBulk(3000));
    expect(await counted.service.findNew(reader, SEARCH, SINCE, 0)).toMatchObject({ total: 3000, hits: [] });
    expect(counted.listFirstImports.mock.calls.flatMap(([ids]) => ids)).toHaveLength(1);
  });
});

describe('new since a mark', () => {
  const listIds = async (at: string, documents: Readonly<Record<string, FirstImport>>) => {
    const { hits, total } = await openLibrary(documents).service.findNew(reader, SEARCH, { ...SINCE, at }, 50);
    expect(total).toBe(hits.length);
    return hits.map(({ id }) => id).sort();
  };

  test('is what was read before the answer and could be found only after it, never what the answer had', async () => {
    const found = await listIds(SINCE.at, {
      had: { at: `${DAY}T11:59:58.000Z`, corpusVersion: 7 },
      committedLater: { at: `${DAY}T11:59:58.000Z`, corpusVersion: 8 },
      importedLater: { at: `${DAY}T12:30:00.000Z`, corpusVersion: 9 },
      nextDay: { at: '2026-03-06T09:00:00.000Z', corpusVersion: 10 },
    });
    expect(found).toEqual(['committedLater', 'importedLater', 'nextDay']);
  });

  test('is found across midnight', async () => {
    const found = await listIds('2026-03-05T00:01:00.000Z', {
      had: { at: '2026-03-04T23:59:00.000Z', corpusVersion: 7 },
      hadToday: { at: '2026-03-05T00:00:30.000Z', corpusVersion: 7 },
      committedLater: { at: '2026-03-04T23:59:58.000Z', corpusVersion: 8 },
    });
    expect(found).toEqual(['committedLater']);
  });

  test('is not hidden by a clock that was ahead, and what that one stamped is new once', async () => {
    const found = await listIds(SINCE.at, {
      had: { at: '2027-01-01T09:00:00.000Z', corpusVersion: 7 },
      whileAhead: { at: '2027-01-01T09:05:00.000Z', corpusVersion: 8 },
      importedLater: { at: '2026-03-06T09:00:00.000Z', corpusVersion: 9 },
    });
    expect(found).toEqual(['importedLater', 'whileAhead']);
  });

  test('is told by the time alone where the library was made anew and counts its versions from the beginning', async () => {
    expect(await listIds(SINCE.at, { anew: { at: `${DAY}T13:00:00.000Z`, corpusVersion: 2 } })).toEqual(['anew']);
  });
});

test('The mark of whoever has seen what was found is that of the library that answered, the older of two', async () => {
  const { service, search, state } = openLibrary(listDay(3));
  expect(await service.getMark(reader, SEARCH)).toEqual({ at: NOW, corpusVersion: 1 });
  search.mockImplementationOnce(async () => {
    // The library changes between the two questions of one answer.
    state.generation += 1;
    return { ...NOTHING_FOUND, generation: 1, corpusVersion: 1 };
  });
  const { seen } = await service.findNew(reader, SEARCH, SINCE, 50);
  expect(seen).toEqual({ at: NOW, corpusVersion: 1 });
});
