import { expect, it } from 'vitest';
import type { FavoriteAnswer } from '#contract/favorites.ts';
import { EMPTY_RECORD } from '#domain/document/document.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { FavoriteWorks } from './favorite-works.ts';
import { presentFavoriteSheet } from './present-favorites.ts';

const row = (change: Partial<FavoriteAnswer>): FavoriteAnswer => ({
  id: 'f',
  informationType: 'Document',
  contentId: 'whole',
  url: '/profile-navigator/whole',
  title: 'Hana Fujisawa-Brandt',
  type: 'Arbitrator profile',
  citation: null,
  court: null,
  source: null,
  date: null,
  addedDate: '2026-11-01T10:00:00.000Z',
  updateDate: null,
  authorReviewDate: null,
  jurisdictions: [],
  topicIds: [],
  notifications: false,
  note: '',
  folders: [],
  folder: '0',
  selected: false,
  show: true,
  state: 'open',
  hasChanged: false,
  changes: null,
  knownVersion: null,
  hasMoved: false,
  formerTitle: null,
  removedDate: null,
  heldBy: [],
  ...change,
});

const PART = row({ id: 'g', contentId: 'part', hasMoved: true, formerTitle: 'H. Fujisawa' });

it('A file says of what became part of another under which title it was kept', () => {
  const rows = [
    row({}),
    PART,
    { ...PART, formerTitle: null },
    { ...PART, state: 'closed' as const, heldBy: ['Yearbook'] },
  ];
  const sheet = presentFavoriteSheet({ rows, folders: [] }, 'http://ka.example');
  const state = sheet.columns.findIndex(({ name }) => name === 'State');
  expect(sheet.rows.map((cells) => cells[state])).toEqual([
    '',
    'Kept as “H. Fujisawa”, which is part of this one now',
    'Moved to another address',
    'Kept as “H. Fujisawa”, which is part of this one now; Not included; comes with Yearbook',
  ]);
});

it('A bibliography names a work once that was kept under two addresses, and a note of the reader’s stays (OP-120)', async () => {
  const store = fakePort<ContentStore>({
    findDocument: async () => ({
      state: 'present',
      number: 1,
      id: 'whole',
      kind: 'document',
      record: { ...EMPTY_RECORD, key: 'whole', title: 'Hana Fujisawa-Brandt', type: 'Arbitrator profile' },
      publication: undefined,
      editions: ['KA'],
      version: 1,
      firstImportedAt: '2026-11-01T10:00:00.000Z',
      importedAt: '2026-11-01T10:00:00.000Z',
      demo: false,
      content: { id: 1, blocks: 1, words: 1 },
    }),
  });
  const list = async (...rows: FavoriteAnswer[]) =>
    (await new FavoriteWorks(store).list(rows, 'http://ka.example')).map(({ title, annotation }) => [
      title,
      annotation,
    ]);
  expect(await list(PART, row({}))).toEqual([['Hana Fujisawa-Brandt', undefined]]);
  expect(await list(PART)).toHaveLength(1);
  expect(await list({ ...PART, note: 'Sat in Oslo.' }, row({}))).toEqual([
    ['Hana Fujisawa-Brandt', 'Sat in Oslo.'],
    ['Hana Fujisawa-Brandt', undefined],
  ]);
});
