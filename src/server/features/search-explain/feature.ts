import { explain } from '#contract/explain.ts';
import { countRelated } from '#contract/related-forms.ts';
import { listWordForms } from '#contract/word-forms.ts';
import type { PrintedWords } from '#server/asking/printed-words.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { registerSearchExplainRoutes } from './search-explain.routes.ts';
import { SearchExplainService } from './search-explain.service.ts';
import { WordFormsService } from './word-forms.service.ts';

interface Parts {
  readonly engine: SearchEngine;
  readonly printed: PrintedWords;
  readonly clock: Clock;
}

/** What a search would find otherwise, and which words it finds. */
export const searchExplainFeature: Feature<Parts> = {
  name: 'search-explain',
  calls: [explain, listWordForms, countRelated],
  serve: (register, { engine, printed, clock }) =>
    registerSearchExplainRoutes(
      register,
      new SearchExplainService(engine, printed, clock),
      new WordFormsService(engine, clock),
    ),
};
