import { expect, it } from 'vitest';
import { printFavoritesAddress, readFavoritesAddress } from './favorites-address.ts';
import { FIRST_FAVORITES, type FavoritesPageState } from '#domain/tools/desk/favorites-page.ts';

const NARROWED: FavoritesPageState = {
  informationType: 'Search',
  selectedFolderId: 'a-_9',
  pageNumber: 3,
  pageSize: 25,
  query: 'رسوم & "seat" = 50%',
  sortBy: 'Topic',
  sortOrder: 'desc',
  jurisdictions: ['Côte d’Ivoire', 'France'],
  topics: ['Mergers > Remedies'],
};

it('The address of the favorites page holds folder, order and filters, so that reloading shows the same', () => {
  expect(readFavoritesAddress(printFavoritesAddress(NARROWED))).toEqual(NARROWED);
  const oldest: FavoritesPageState = { ...FIRST_FAVORITES, sortOrder: 'asc' };
  expect(readFavoritesAddress(printFavoritesAddress(oldest))).toEqual(oldest);
});

it('What the favorites page shows at first has an address without a query', () => {
  expect(printFavoritesAddress(FIRST_FAVORITES)).toBe('');
  expect(readFavoritesAddress('')).toEqual(FIRST_FAVORITES);
});

it('What no favorites page knows is left out of its address', () => {
  const address = '?kind=Other&folder=&page=-1&size=101&sort=Price&order=up&else=1';
  expect(readFavoritesAddress(address)).toEqual(FIRST_FAVORITES);
});
