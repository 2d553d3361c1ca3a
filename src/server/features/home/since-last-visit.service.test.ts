import { expect, it } from 'vitest';
import { SINCE_LISTED } from '#contract/home.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { Favorite } from '#domain/tools/desk/favorite.ts';
import type { AlertCounts } from '#server/ports/alert-counts.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { CustomizationStore } from '#server/ports/customization-store.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { PlaceWatch } from '#server/ports/place-watch.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';
import { createPreview } from '#tests/support/create-preview.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { SinceLastVisitService, type SinceLastVisitParts } from './since-last-visit.service.ts';

const DAY = '2026-05-31';
type Counted = Awaited<ReturnType<AlertCounts['list']>>[number];

const alert = (id: string, newCount: number | null): Counted => ({
  id,
  title: id,
  mode: 'Search',
  url: '/search?q=seat',
  createdAt: DAY,
  lookedAt: DAY,
  newCount,
  isExact: true,
  trouble: null,
  feed: '',
});
const favoriteOf = (target: string): Favorite => ({
  id: target,
  edition: 'KA',
  kind: 'document',
  target,
  url: `/document/${target}`,
  title: target,
  type: 'Award',
  search: null,
  jurisdictions: [],
  topics: [],
  seen: 'else',
  addedDate: DAY,
  notifies: false,
  note: '',
  folders: [],
});

function open(alerts: Counted[], previews: DocumentPreview[]) {
  const mark = { at: `${DAY}T08:00:00.000Z`, corpusVersion: 3 };
  const shelf = {
    folders: [],
    favorites: previews.map(({ id }) => favoriteOf(id)),
    kept: { favorites: previews.length, folders: 0 },
  };
  const parts: SinceLastVisitParts = {
    customizations: fakePort<CustomizationStore>({
      noteVisit: async () => ({ day: DAY, last: mark, before: undefined }),
    }),
    favorites: fakePort<FavoriteStore>({ listShelf: async () => shelf }),
    content: fakePort<ContentStore>({ listPreviews: async () => previews }),
    newHits: fakePort<NewHitFinder>({ getMark: async () => mark }),
    alertCounts: fakePort<AlertCounts>({ list: async () => alerts }),
    watch: fakePort<PlaceWatch>({}),
    clock: { now: () => mark.at, today: () => DAY },
  };
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
    days.map((day) => createPreview(day, { importedAt: `${day}T00:00:00.000Z` })),
  );
  expect(favorites.changed.map(({ id }) => id)).toEqual(['2026-05-09', '2026-05-05', '2026-05-03', '2026-05-02']);
  expect(favorites.total).toBe(5);
});
