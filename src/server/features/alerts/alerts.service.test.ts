import { expect, test, vi } from 'vitest';
import { readSearchBody } from '#domain/search/saved-search-body.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';
import type { SearchAlert, SearchAlertStore } from '#server/ports/search-alert-store.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { AlertsService } from './alerts.service.ts';

const reader = createTestReader(EDITIONS.KA, 'KA');
const MADE = { at: '2026-03-05T11:00:00.000Z', corpusVersion: 1 };

const createAlert = (id: string): SearchAlert => ({
  id,
  account: 'reader',
  edition: 'KA',
  title: 'Seat',
  url: '/search?q=seat',
  search: readSearchBody({ edition: 'KA', endpoint: 'documentSearch' }, {}),
  feedToken: 'x',
  createdAt: MADE.at,
  lookedAt: MADE.at,
  had: MADE,
  seen: MADE,
  seenBefore: null,
});

test('Counting stops where the reader has gone', async () => {
  const gone = new AbortController();
  const findNew = vi.fn<NewHitFinder['findNew']>(async (_reader, _search, since) => {
    if (findNew.mock.calls.length === 2) gone.abort();
    return { since: since.at, hits: [], total: 0, isExact: true, seen: since };
  });
  const alerts = Array.from({ length: 5 }, (_, index) => createAlert(`a${index}`));
  const service = new AlertsService(
    fakePort<SearchAlertStore>({ listAlerts: async () => alerts }),
    fakePort<NewHitFinder>({ findNew, generation: async () => 1 }),
    { now: () => '2026-03-05T12:00:00.000Z', today: () => '2026-03-05' },
  );
  await expect(service.list(reader, gone.signal)).rejects.toThrow('aborted');
  expect(findNew).toHaveBeenCalledTimes(2);
});
