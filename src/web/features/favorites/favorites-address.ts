import { FAVORITE_LIMITS } from '#domain/tools/desk/favorite.ts';
import { FAVORITE_SORTS, startOrder } from '#domain/tools/desk/favorite-sorts.ts';
import { FIRST_FAVORITES, type FavoritesPageState } from '#domain/tools/desk/favorites-page.ts';

/** What the favorites page shows as the query of its address, `?folder=…&page=2`; empty for what it shows at first. */
export function printFavoritesAddress(state: FavoritesPageState): string {
  const { selectedFolderId, pageNumber, pageSize, query, sortBy, sortOrder } = state;
  const pairs: readonly (readonly [name: string, value: string, first: string])[] = [
    ['kind', state.informationType, FIRST_FAVORITES.informationType],
    ['folder', selectedFolderId, FIRST_FAVORITES.selectedFolderId],
    ['q', query, ''],
    ...state.jurisdictions.map((value) => ['jurisdiction', value, ''] as const),
    ...state.topics.map((value) => ['topic', value, ''] as const),
    ['sort', sortBy, FIRST_FAVORITES.sortBy],
    ['order', sortOrder, startOrder(sortBy)],
    ['size', String(pageSize), String(FIRST_FAVORITES.pageSize)],
    ['page', String(pageNumber), '1'],
  ];
  const told = pairs.flatMap(([name, value, first]) => (value === first ? [] : [[name, value]]));
  return told.length === 0 ? '' : `?${new URLSearchParams(told).toString()}`;
}

const KINDS = ['Document', 'Search', 'Comparison'] as const;

/** The way back; what an address says that the page does not know is left out. */
export function readFavoritesAddress(search: string): FavoritesPageState {
  const address = new URLSearchParams(search);
  const sortBy = FAVORITE_SORTS.find((sort) => sort === address.get('sort')) ?? FIRST_FAVORITES.sortBy;
  const order = address.get('order');
  return {
    informationType: KINDS.find((kind) => kind === address.get('kind')) ?? FIRST_FAVORITES.informationType,
    selectedFolderId: address.get('folder') || FIRST_FAVORITES.selectedFolderId,
    pageNumber: readNumber(address.get('page')) ?? 1,
    pageSize: readNumber(address.get('size'), FAVORITE_LIMITS.page) ?? FIRST_FAVORITES.pageSize,
    query: address.get('q') ?? '',
    sortBy,
    sortOrder: order === 'asc' || order === 'desc' ? order : startOrder(sortBy),
    jurisdictions: address.getAll('jurisdiction'),
    topics: address.getAll('topic'),
  };
}

function readNumber(text: string | null, most: number = FAVORITE_LIMITS.favorites): number | undefined {
  const number = Number(text ?? '');
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}
