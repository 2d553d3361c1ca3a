import * as older from '#contract/favorite-generation.ts';
import * as calls from '#contract/favorites.ts';
import { underBothBases } from '#contract/latest-searches.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import { FavoriteListService } from './favorite-list.service.ts';
import { FavoriteRows } from './favorite-rows.ts';
import { registerFavoriteRoutes, registerManualFavorites } from './favorites.routes.ts';
import { FavoritesService } from './favorites.service.ts';

interface Parts {
  readonly favorites: FavoriteStore;
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly clock: Clock;
}

/** What readers star, in both generations of calls over one store (OP-125). */
export const favoritesFeature: Feature<Parts> = {
  name: 'favorites',
  calls: [
    calls.getFavorites,
    calls.addFolder,
    calls.addFilledFolder,
    calls.updateFolder,
    calls.deleteFolder,
    calls.addFavorites,
    calls.updateFavorites,
    calls.deleteFavorites,
    ...underBothBases(older.listFavoriteDocuments),
    ...underBothBases(older.createFavoriteDocument),
    ...underBothBases(older.deleteFavoriteDocuments),
    ...underBothBases(older.listFavoriteSearches),
    ...underBothBases(older.createFavoriteSearch),
    ...underBothBases(older.deleteFavoriteSearch),
  ],
  serve: (register, { favorites: store, content, guard, clock }) => {
    const rows = new FavoriteRows(content);
    const services = {
      rows,
      lists: new FavoriteListService(store, rows),
      favorites: new FavoritesService(store, guard, clock),
    };
    registerFavoriteRoutes(register, services);
    registerManualFavorites(register, services);
  },
};
