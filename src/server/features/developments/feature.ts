import { getDevelopments } from '#contract/developments.ts';
import { underBothBases } from '#contract/latest-searches.ts';
import { DevelopmentFinder } from '#server/asking/development-finder.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { registerDevelopmentsRoutes } from './developments.routes.ts';
import { DevelopmentsService } from './developments.service.ts';

interface Parts {
  readonly content: ContentStore;
  readonly engine: SearchEngine;
  readonly clock: Clock;
}

/** Recent developments, filtered by jurisdiction, topic and period. */
export const developmentsFeature: Feature<Parts> = {
  name: 'developments',
  calls: [...underBothBases(getDevelopments)],
  serve: (register, { content, engine, clock }) =>
    registerDevelopmentsRoutes(register, new DevelopmentsService(new DevelopmentFinder(engine, content), clock)),
};
