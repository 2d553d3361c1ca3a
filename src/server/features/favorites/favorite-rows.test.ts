import { expect, it } from 'vitest';
import type { Favorite } from '#domain/tools/desk/favorite.ts';
import { EMPTY_RECORD } from '#domain/document/document.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { PlaceWatch } from '#server/ports/place-watch.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { FavoriteRows } from './favorite-rows.ts';

const favorite = (target: string): Favorite => ({
  id: `f-${target}`,
  edition: 'KA',
  kind: 'document',
  target,
  url: `/document/${target}`,
  title: `Kept as ${target}`,
  type: 'Award',
  search: null,
  jurisdictions: [],
  topics: [],
  seen: '',
  addedDate: '2026-11-01T10:00:00.000Z',
  notifies: false,
  note: '',
  folders: [],
});
const preview = (id: string): DocumentPreview => ({
  id,
  kind: 'document',
  record: { ...EMPTY_RECORD, key: id, title: `Now ${id}`, type: 'Award', jurisdictions: ['Chile'] },
  publication: undefined,
  editions: ['KA'],
  version: 1,
  firstImportedAt: '2026-11-01T10:00:00.000Z',
  importedAt: '2026-11-01T10:00:00.000Z',
  demo: false,
  publicationTitle: undefined,
  cluster: undefined,
});

it('SR-216, SR-217: a star knows its document by the id of what that became part of, asked for all at once', async () => {
  const asked: (readonly string[])[] = [];
  const store = fakePort<ContentStore>({
    listPresentIds: async (ids) => {
      asked.push(ids);
      return new Map([
        ['here', 'here'],
        ['part', 'whole'],
      ]);
    },
  });
  const renewed = await new FavoriteRows(store, fakePort<PlaceWatch>({})).renew(['here', 'part', 'gone'].map(favorite));
  expect(renewed.map(({ id, target }) => [id, target])).toEqual([
    ['f-here', 'here'],
    ['f-part', 'whole'],
    ['f-gone', 'gone'],
  ]);
  expect(asked).toEqual([['here', 'part', 'gone']]);
});

it('What this edition holds is read at once for all rows; of what it does not, no word is known (OP-17)', async () => {
  const asked: string[] = [];
  const store = fakePort<ContentStore>({
    listPreviews: async (ids) => ids.map(preview),
    listGlances: async (ids, edition) =>
      ids
        .filter((id) => id === 'here' && edition === 'KA')
        .map((id) => ({
          ...preview(id),
          record: { ...preview(id).record, lastReviewed: undefined, legalDate: undefined, court: undefined },
        })),
    findDocument: async (id) => {
      asked.push(id);
      return undefined;
    },
  });
  const rows = new FavoriteRows(store, fakePort<PlaceWatch>({}));
  const reader = createTestReader(EDITIONS.KA, 'KA');
  const known = await rows.know(reader, ['here', 'elsewhere'].map(favorite));
  expect(known.map(({ title, jurisdictions }) => [title, jurisdictions])).toEqual([
    ['Now here', ['Chile']],
    ['Kept as elsewhere', []],
  ]);
  const [open, missing] = await rows.present(reader, known);
  expect(open).toMatchObject({ state: 'open', title: 'Now here', jurisdictions: ['Chile'] });
  expect(missing).toMatchObject({ state: 'missing', title: 'Kept as elsewhere', jurisdictions: [] });
  expect(asked).toEqual(['elsewhere']);
});
