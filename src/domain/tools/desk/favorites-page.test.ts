import { describe, expect, it } from 'vitest';
import { createRandom } from '#tests/support/generate-queries.ts';
import { changeFavorites, FIRST_FAVORITES, type FavoritesAction, type FavoritesPageState } from './favorites-page.ts';
import { FAVORITE_SORTS } from './favorite-sorts.ts';

const SOMEWHERE: FavoritesPageState = {
  informationType: 'Document',
  selectedFolderId: 'f1',
  pageNumber: 4,
  pageSize: 50,
  query: 'seat',
  sortBy: 'Topic',
  sortOrder: 'asc',
  jurisdictions: ['France'],
  topics: ['Costs'],
};
const NEWEST = { sortBy: 'AddedDate', sortOrder: 'desc' };

describe('the favorites page', () => {
  it('begins with all documents, ten of them, the newest first (SR-213, CON-024)', () => {
    expect(FIRST_FAVORITES).toMatchObject({ selectedFolderId: '0', pageNumber: 1, pageSize: 10, ...NEWEST });
  });

  it.each<[string, FavoritesAction, Partial<FavoritesPageState>]>([
    [
      'a tab sorts by jurisdiction (SR-191)',
      { do: 'tab', informationType: 'Search' },
      {
        informationType: 'Search',
        sortBy: 'Jurisdiction',
        sortOrder: 'asc',
        pageNumber: 1,
        jurisdictions: [],
        topics: [],
      },
    ],
    [
      'a folder begins on page 1 (SR-197), with ten a page (SR-198), the newest first (SR-199)',
      { do: 'folder', id: 'f2' },
      { selectedFolderId: 'f2', pageNumber: 1, pageSize: 10, ...NEWEST } as Partial<FavoritesPageState>,
    ],
    ['other words begin on page 1 (SR-200)', { do: 'query', query: 'costs' }, { query: 'costs', pageNumber: 1 }],
    ['another page size begins on page 1 (SR-201)', { do: 'size', pageSize: 25 }, { pageSize: 25, pageNumber: 1 }],
    ['the same column turns around (SR-202)', { do: 'sort', sortBy: 'Topic' }, { sortOrder: 'desc', pageNumber: 1 }],
    [
      'a new column starts ascending (SR-203)',
      { do: 'sort', sortBy: 'Jurisdiction' },
      { sortBy: 'Jurisdiction', sortOrder: 'asc', pageNumber: 1 },
    ],
    [
      'the day of adding starts descending (SR-203)',
      { do: 'sort', sortBy: 'AddedDate' },
      { ...NEWEST, pageNumber: 1 } as Partial<FavoritesPageState>,
    ],
    [
      'without its folder it shows all (SR-204)',
      { do: 'folder-removed', id: 'f1' },
      { selectedFolderId: '0', pageNumber: 1, pageSize: 10, ...NEWEST } as Partial<FavoritesPageState>,
    ],
    ['without another folder it stays (SR-204)', { do: 'folder-removed', id: 'f2' }, { pageNumber: 1 }],
    ['after a change it is on page 1 (SR-205)', { do: 'changed' }, { pageNumber: 1 }],
    ['another page is all that changes', { do: 'page', pageNumber: 2 }, { pageNumber: 2 }],
    ['a filter begins on page 1', { do: 'filter', topics: [] }, { topics: [], pageNumber: 1 }],
  ])('%s', (_rule, action, change) => {
    expect(changeFavorites(SOMEWHERE, action)).toEqual({ ...SOMEWHERE, ...change });
  });

  it('keeps to these rules through 2,000 random sequences of actions (SR-191, SR-197 to SR-205)', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const random = createRandom(seed);
      const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
      let state = FIRST_FAVORITES;
      // The plain model: what a reader would note on paper.
      const plain = { tab: 'Document', folder: '0', page: 1, size: 10, by: 'AddedDate', order: 'desc' };
      for (let count = 0; count < 15; count += 1) {
        const id = pick(['0', 'f1', 'f2']);
        const informationType = pick(['Document', 'Search'] as const);
        const sortBy = pick(FAVORITE_SORTS);
        const action = pick<FavoritesAction>([
          { do: 'tab', informationType },
          { do: 'folder', id },
          { do: 'folder-removed', id },
          { do: 'query', query: pick(['', 'seat']) },
          { do: 'size', pageSize: pick([10, 25, 50]) },
          { do: 'page', pageNumber: pick([1, 2, 3]) },
          { do: 'sort', sortBy },
          { do: 'changed' },
        ]);
        const isSameTab = action.do === 'tab' && informationType === plain.tab;
        if (action.do === 'page') plain.page = action.pageNumber;
        else if (!isSameTab) plain.page = 1;
        if (action.do === 'tab' && !isSameTab)
          Object.assign(plain, { tab: informationType, by: 'Jurisdiction', order: 'asc' });
        const hasLeft = action.do === 'folder-removed' && plain.folder === id;
        if (action.do === 'folder' || hasLeft) {
          Object.assign(plain, { folder: hasLeft ? '0' : id, size: 10, by: 'AddedDate', order: 'desc' });
        }
        if (action.do === 'size') plain.size = action.pageSize;
        if (action.do === 'sort') {
          const isSame = plain.by === sortBy;
          const turned = plain.order === 'asc' ? 'desc' : 'asc';
          Object.assign(plain, { by: sortBy, order: isSame ? turned : sortBy === 'AddedDate' ? 'desc' : 'asc' });
        }
        state = changeFavorites(state, action);
        expect(
          [
            state.informationType,
            state.selectedFolderId,
            state.pageNumber,
            state.pageSize,
            state.sortBy,
            state.sortOrder,
          ],
          `sequence ${seed}, ${JSON.stringify(action)}`,
        ).toEqual(Object.values(plain));
      }
    }
  });
});
