import type { SpelledProvision } from '#contract/search.ts';
import type { FiledSearch } from './filed-names.ts';

/** Knows how the provisions that a query names are written otherwise. */
export interface ProvisionSpellings {
  /** The provision that the query or one operand of it names, with what the search finds in every spelling. */
  spell(search: FiledSearch): Promise<SpelledProvision | undefined>;
}
