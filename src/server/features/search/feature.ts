import { filter, search } from '#contract/search.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { SearchJournal } from '#server/ports/search-journal.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { registerSearchRoutes } from './search.routes.ts';
import type { SearchService } from './search.service.ts';

interface Parts {
  readonly search: SearchService;
  readonly usage: UsageRecorder;
  readonly journal: SearchJournal;
}

/** Site search: results and filters. */
export const searchFeature: Feature<Parts> = {
  name: 'search',
  calls: [search, filter],
  serve: (register, { search: service, usage, journal }) => registerSearchRoutes(register, service, usage, journal),
};
