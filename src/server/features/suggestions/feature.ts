import { suggestBooks, suggestJournals, suggestSearches } from '#contract/suggestions.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { registerSuggestionRoutes } from './suggestions.routes.ts';
import { SuggestionsService } from './suggestions.service.ts';

interface Parts {
  readonly engine: SearchEngine;
  readonly content: ContentStore;
  readonly records: RecordStore;
}

/** What goes with a text while it is being written. */
export const suggestionsFeature: Feature<Parts> = {
  name: 'suggestions',
  calls: [suggestSearches, suggestBooks, suggestJournals],
  serve: (register, { engine, content, records }) =>
    registerSuggestionRoutes(register, new SuggestionsService(engine, content, records)),
};
