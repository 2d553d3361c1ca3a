import { suggestBooks, suggestJournals, suggestSearches } from '#contract/suggestions.ts';
import type { PrintedWords } from '#server/asking/printed-words.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { NameRecognizer } from '#server/ports/name-recognizer.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { GoToService, type GoToSources } from './go-to.service.ts';
import { registerSuggestionRoutes } from './suggestions.routes.ts';
import { SuggestionsService } from './suggestions.service.ts';

interface Parts {
  readonly engine: SearchEngine;
  readonly printed: PrintedWords;
  readonly content: ContentStore;
  readonly records: RecordStore;
  readonly citations: GoToSources['citations'];
  readonly known: GoToSources['known'];
  readonly recognition: NameRecognizer;
  readonly pagesOfTools: GoToSources['pagesOfTools'];
  readonly collections: GoToSources['collections'];
}

/** What goes with a text while it is being written. */
export const suggestionsFeature: Feature<Parts> = {
  name: 'suggestions',
  calls: [suggestSearches, suggestBooks, suggestJournals],
  serve: (register, { printed, recognition: names, ...parts }) => {
    const { engine, content, records, citations, known, pagesOfTools, collections } = parts;
    const titles = new SuggestionsService({ engine, printed, content, records });
    const goTo = new GoToService({ titles, content, records, citations, known, names, pagesOfTools, collections });
    registerSuggestionRoutes(register, titles, goTo);
  },
};
