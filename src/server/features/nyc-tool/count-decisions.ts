import type { Reader } from '#domain/access/reader.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import type { Narrowing, SearchCounter, SearchCounts } from '#server/asking/search-counter.ts';

/** Whose calls search the tool, and what decisions are there. */
const ENDPOINT = 'NYCTool';
const DECISIONS = { facet: CONTENT_TYPE, value: 'Case law' } as const;

export type DecisionCounts = SearchCounts;

/** Counts decisions on the New York Convention. */
export class DecisionCounter {
  readonly #counter: SearchCounter;

  constructor(counter: SearchCounter) {
    this.#counter = counter;
  }

  /** Of the decisions that have all of `narrowed`, how many have each value of the facets; the newest `size` by id. */
  count(
    reader: Reader,
    facets: readonly string[],
    narrowed: readonly Narrowing[] = [],
    size = 0,
  ): Promise<DecisionCounts> {
    return this.#counter.count(reader, { endpoint: ENDPOINT, chosen: [DECISIONS, ...narrowed], facets, size });
  }
}
