import { expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Reader } from '#server/ports/register-call.ts';
import type { EngineRequest, SearchEngine } from '#server/ports/search-engine.ts';
import { NewHitsService } from './new-hits.service.ts';

const DAY = '2026-03-05';
const SINCE = `${DAY}T12:00:00.000Z`;

/** A day on which `count` documents of the search came in, the first three of them after the instant. */
function openDay(count: number): NewHitsService {
  const ids = Array.from({ length: count }, (_, index) => `d${count - index}`);
  const isLate = (id: string) => Number(id.slice(1)) <= 3;
  const search = async ({ addedRange, start, size }: EngineRequest) => {
    const found = addedRange?.to === DAY ? ids : [];
    return { total: found.length, hits: found.slice(start, start + size).map((id) => ({ id })) };
  };
  const store: Pick<ContentStore, 'listFirstImports' | 'listPreviews'> = {
    listFirstImports: async (asked) =>
      new Map(asked.map((id) => [id, `${DAY}T${isLate(id) ? '13' : '09'}:00:00.000Z`])),
    listPreviews: async () => [],
  };
  const clock: Pick<Clock, 'today'> = { today: () => DAY };
  return new NewHitsService({ search } as unknown as SearchEngine, store as ContentStore, clock as Clock);
}

const reader = { edition: EDITIONS.KA, codes: ['KAPP'] } as unknown as Reader;
const findNew = (count: number) => openDay(count).findNew(reader, { endpoint: 'documentSearch', query: {} }, SINCE, 50);

test('What came after the instant is found among thousands of the same day', async () => {
  expect(await findNew(3)).toMatchObject({ total: 3, isExact: true });
  expect(await findNew(10_000)).toMatchObject({ total: 3, isExact: true });
});

test('A day with more than ten thousand is answered with what is known of it, and says so', async () => {
  expect(await findNew(10_001)).toMatchObject({ total: 2, isExact: false });
});
