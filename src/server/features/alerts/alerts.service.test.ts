import { expect, test, vi } from 'vitest';
import type { Reader } from '#domain/access/reader.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';
import type { SearchAlertStore } from '#server/ports/search-alert-store.ts';
import { AlertsService } from './alerts.service.ts';

const reader = { edition: EDITIONS.KA, codes: ['KA'], visitor: { account: { id: 'reader' } } } as unknown as Reader;

test('Counting stops where the reader has gone', async () => {
  const gone = new AbortController();
  const findNew = vi.fn<NewHitFinder['findNew']>(async (_reader, _search, since) => {
    if (findNew.mock.calls.length === 2) gone.abort();
    return { since: since.at, hits: [], total: 0, isExact: true, seen: since };
  });
  const alerts = Array.from({ length: 5 }, (_, index) => ({
    id: `a${index}`,
    endpoint: 'documentSearch',
    query: {},
    feedToken: 'x',
    seen: { at: '2026-03-05T11:00:00.000Z', corpusVersion: 1 },
  }));
  const service = new AlertsService(
    { listAlerts: async () => alerts } as unknown as SearchAlertStore,
    { findNew, generation: async () => 1 } as unknown as NewHitFinder,
    { now: () => '2026-03-05T12:00:00.000Z', today: () => '2026-03-05' },
  );
  await expect(service.list(reader, gone.signal)).rejects.toThrow('aborted');
  expect(findNew).toHaveBeenCalledTimes(2);
});
