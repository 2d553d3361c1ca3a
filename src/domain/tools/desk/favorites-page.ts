import type { SortOrder } from '#domain/edition/sort-choice.ts';
import { ALL_FAVORITES } from './favorite.ts';
import { startOrder, type FavoriteSort } from './favorite-sorts.ts';

/** What the favorites page shows (ENT-034). */
export interface FavoritesPageState {
  readonly informationType: 'Document' | 'Search' | 'Comparison';
  readonly selectedFolderId: string;
  /** From 1. */
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly query: string;
  readonly sortBy: FavoriteSort;
  readonly sortOrder: SortOrder;
  readonly jurisdictions: readonly string[];
  readonly topics: readonly string[];
}

export type FavoritesAction =
  | { readonly do: 'tab'; readonly informationType: FavoritesPageState['informationType'] }
  | { readonly do: 'folder' | 'folder-removed'; readonly id: string }
  | { readonly do: 'query'; readonly query: string }
  | { readonly do: 'size'; readonly pageSize: number }
  | { readonly do: 'page'; readonly pageNumber: number }
  | { readonly do: 'sort'; readonly sortBy: FavoriteSort }
  | { readonly do: 'filter'; readonly jurisdictions?: readonly string[]; readonly topics?: readonly string[] }
  /** Something was added, moved or taken out. */
  | { readonly do: 'changed' };

const NEWEST_FIRST = { sortBy: 'AddedDate', sortOrder: 'desc' } as const;

/** All favorites, the newest first (SR-213). */
export const FIRST_FAVORITES: FavoritesPageState = {
  informationType: 'Document',
  selectedFolderId: ALL_FAVORITES,
  pageNumber: 1,
  pageSize: 10,
  query: '',
  ...NEWEST_FIRST,
  jurisdictions: [],
  topics: [],
};

/** What the page shows after somebody did something (SR-191, SR-192, SR-197 to SR-205). */
export function changeFavorites(state: FavoritesPageState, action: FavoritesAction): FavoritesPageState {
  const first = { ...state, pageNumber: 1 };
  switch (action.do) {
    case 'tab':
      if (action.informationType === state.informationType) return state;
      return {
        ...first,
        informationType: action.informationType,
        sortBy: 'Jurisdiction',
        sortOrder: startOrder('Jurisdiction'),
        jurisdictions: [],
        topics: [],
      };
    case 'folder':
      return { ...first, selectedFolderId: action.id, pageSize: FIRST_FAVORITES.pageSize, ...NEWEST_FIRST };
    case 'folder-removed':
      if (action.id !== state.selectedFolderId) return first;
      return changeFavorites(state, { do: 'folder', id: ALL_FAVORITES });
    case 'query':
      return { ...first, query: action.query };
    case 'size':
      return { ...first, pageSize: action.pageSize };
    case 'page':
      return { ...state, pageNumber: action.pageNumber };
    case 'sort':
      return { ...first, sortBy: action.sortBy, sortOrder: orderOf(state, action.sortBy) };
    case 'filter':
      return {
        ...first,
        jurisdictions: action.jurisdictions ?? state.jurisdictions,
        topics: action.topics ?? state.topics,
      };
    case 'changed':
      return first;
  }
}

/** The other direction for the column that is chosen already (SR-202, SR-203). */
function orderOf({ sortBy, sortOrder }: FavoritesPageState, next: FavoriteSort): SortOrder {
  if (next !== sortBy) return startOrder(next);
  return sortOrder === 'asc' ? 'desc' : 'asc';
}
