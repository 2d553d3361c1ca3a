import * as older from '#contract/favorite-generation.ts';
import { countNewOfSearches, lookAtFavoriteSearch } from '#contract/favorite-searches.ts';
import * as calls from '#contract/favorites.ts';
import { emptyTrash, listTrash, restoreTrash } from '#contract/trash.ts';
import { underBothBases } from '#contract/latest-searches.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { PlaceWatch } from '#server/ports/place-watch.ts';
import type { Scheduler } from '#server/ports/scheduler.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import type { TrashStore } from '#server/ports/trash-store.ts';
import { FavoriteListService } from './favorite-list.service.ts';
import { FavoriteRows } from './favorite-rows.ts';
import { registerFavoriteRoutes, registerManualFavorites, registerTrashRoutes } from './favorites.routes.ts';
import { FavoritesService } from './favorites.service.ts';
import { ManualFiltersService } from './manual-filters.service.ts';
import { SearchNewsService } from './search-news.service.ts';
import { TrashService } from './trash.service.ts';

interface Parts {
  readonly favorites: FavoriteStore;
  /** What they, and whatever else accounts keep, leave behind. */
  readonly trash: TrashStore;
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly newHits: NewHitFinder;
  readonly watch: PlaceWatch;
  readonly engine: SearchEngine;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

/** How often what ran out goes from the trash, in milliseconds. */
const FORGET_EVERY = 60 * 60_000;

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
    calls.noteFavorite,
    countNewOfSearches,
    lookAtFavoriteSearch,
    listTrash,
    restoreTrash,
    emptyTrash,
    ...underBothBases(older.listFavoriteDocuments),
    ...underBothBases(older.createFavoriteDocument),
    ...underBothBases(older.deleteFavoriteDocuments),
    ...underBothBases(older.listFavoriteSearches),
    ...underBothBases(older.createFavoriteSearch),
    ...underBothBases(older.deleteFavoriteSearch),
    ...underBothBases(older.getAllFilters),
    ...underBothBases(older.getFavoriteFilters),
  ],
  serve: (register, { favorites: store, trash: removed, content, guard, newHits, watch, engine, clock, scheduler }) => {
    const rows = new FavoriteRows(content, watch);
    const lists = new FavoriteListService(store, rows);
    const services = {
      rows,
      lists,
      filters: new ManualFiltersService(engine, lists),
      favorites: new FavoritesService({ store, guard, newHits, watch, clock }),
      news: new SearchNewsService(store, newHits, clock),
    };
    registerFavoriteRoutes(register, services);
    registerManualFavorites(register, services);
    const trash = new TrashService(removed, rows, clock);
    registerTrashRoutes(register, trash);
    const work = () => trash.forget();
    scheduler.every({ name: 'empty the trash', milliseconds: FORGET_EVERY, startsNow: true, once: true, work });
  },
};
