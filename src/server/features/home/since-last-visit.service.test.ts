import { expect, it } from 'vitest';
import { SINCE_LISTED } from '#contract/home.ts';
import { EDITIONS } from '#editions/editions.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { SinceLastVisitService, type SinceLastVisitParts } from './since-last-visit.service.ts';

const DAY = '2026-05-31';
const alert = (id: string, newCount: number | null) => ({ id, title: id, newCount, isExact: true });
const preview = (id: string, importedAt: string) => ({
  id,
  state: 'present',
  kind: 'document',
  editions: ['KA'],
  subscriptions: [],
  importedAt,
  version: 1,
  record: { title: id, type: 'Award', subscriptions: [], dates: {} },
});

function open(alerts: readonly unknown[], previews: readonly { readonly id: string }[]) {
  const mark = { at: `${DAY}T08:00:00.000Z`, corpusVersion: 3 };
  const parts = {
    customizations: { noteVisit: async () => ({ day: DAY, last: mark, before: undefined }) },
    favorites: {
      listShelf: async () => ({
        favorites: previews.map(({ id }) => ({ kind: 'document', target: id, seen: 'else' })),
      }),
    },
    content: { listPreviews: async () => previews },
    newHits: { getMark: async () => mark },
    alertCounts: { list: async () => alerts },
    clock: { now: () => mark.at, today: () => DAY },
  } as unknown as SinceLastVisitParts;
  const reader = createTestReader(EDITIONS.KA, 'KA');
  return new SinceLastVisitService(parts).get(reader, new AbortController().signal);
}

it('Alerts with most that is new come first; how many there are is said of all, not of those listed', async () => {
  const counts = [1, null, 9, 3, 0, 5];
  const { alerts } = await open(
    counts.map((count, index) => alert(`a${index}`, count)),
    [],
  );
  expect(alerts?.listed.map(({ newCount }) => newCount)).toEqual([9, 5, 3, 1]);
  expect([SINCE_LISTED, alerts?.total]).toEqual([4, 6]);
});

it('Favorites that changed last come first (OP-128)', async () => {
  const days = ['2026-05-02', '2026-05-09', '2026-05-01', '2026-05-05', '2026-05-03'];
  const { favorites } = await open(
    [],
    days.map((day) => preview(day, `${day}T00:00:00.000Z`)),
  );
  expect(favorites.changed.map(({ id }) => id)).toEqual(['2026-05-09', '2026-05-05', '2026-05-03', '2026-05-02']);
  expect(favorites.total).toBe(5);
});
