import { COLLECTION_CALLS } from '#contract/collection.ts';
import { checkCollections } from '#domain/collections/check-collections.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CollectionRules } from '#server/ports/collection-rules.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { registerCollectionsRoutes } from './collections.routes.ts';
import { CollectionsService } from './collections.service.ts';

interface Parts {
  readonly content: ContentStore;
  readonly reference: ReferenceStore;
  readonly engine: SearchEngine;
  readonly clock: Clock;
  readonly rules: CollectionRules;
}

/** Lists with their entries, as they are defined. */
export const collectionsFeature: Feature<Parts> = {
  name: 'collections',
  calls: COLLECTION_CALLS.flatMap(({ list, entry }) => (entry ? [list, entry] : [list])),
  serve: (register, { engine, clock, ...parts }) => {
    const wrong = checkCollections(COLLECTION_CALLS.map(({ collection }) => collection));
    if (wrong.length > 0) throw new Error(wrong.join('; '));
    registerCollectionsRoutes(
      register,
      new CollectionsService({ ...parts, counter: new SearchCounter({ engine, clock }) }),
    );
  },
};
