import type { SearchQuery } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { countAtMost } from '#domain/query/count-at-most.ts';
import { termKey } from '#domain/query/list-terms.ts';
import type { TermOrPhrase } from '#domain/query/query-tree.ts';
import { listOpenings } from '#server/asking/list-openings.ts';
import { planRequest, type PlannedSearch } from '#server/asking/plan-request.ts';
import type { CountRequest, SearchEngine } from '#server/ports/search-engine.ts';
import type { CountBudget } from './count-budget.ts';

interface Parts {
  readonly engine: Pick<SearchEngine, 'count'>;
  readonly budget: CountBudget;
  readonly reader: Reader;
  readonly endpoint: string;
  readonly today: string;
}

/** Documents of each; undefined for what cannot be counted any more, or not at all. */
export type Totals = (number | undefined)[];

/** Counts for one explanation: other searches in place of the one that is explained, and terms by themselves. */
export class SearchCounts {
  /** From term (`termKey`) to the documents of the edition that have it and are open to the reader. */
  readonly documents = new Map<string, number>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What each of these searches finds. What a term that no document has stands in the way of is known without one. */
  async countQueries(queries: readonly SearchQuery[], endpoint = this.#parts.endpoint): Promise<Totals> {
    const planned = queries.map((query) => this.#plan(endpoint, query));
    const isNothing = ({ query }: CountRequest) => query !== undefined && countAtMost(query, this.documents) === 0;
    const asked = planned.flatMap((request) => (request && !isNothing(request) ? [request] : []));
    const totals = await this.#count(asked);
    return planned.map((request) => {
      if (!request) return undefined;
      return isNothing(request) ? 0 : totals[asked.indexOf(request)];
    });
  }

  /** The documents of the edition that have each term, whatever the reader chose. */
  async countTerms(terms: readonly TermOrPhrase[]): Promise<Totals> {
    const unknown = new Map(
      terms.flatMap((term) => (this.documents.has(termKey(term)) ? [] : [[termKey(term), term] as const])),
    );
    const { reader } = this.#parts;
    const scope = [{ facet: 'edition', values: [reader.edition.id] }];
    const openTo = listOpenings(reader);
    const asked = [...unknown.values()].map((query) => ({ query, titleOnly: false, scope, openTo, filters: [] }));
    const totals = await this.#count(asked);
    [...unknown.keys()].forEach((key, place) => {
      const total = totals[place];
      if (total !== undefined) this.documents.set(key, total);
    });
    return terms.map((term) => this.documents.get(termKey(term)));
  }

  async #count(asked: readonly CountRequest[]): Promise<Totals> {
    const { budget, engine } = this.#parts;
    const totals = await budget.spend(asked, (left) => engine.count(left));
    return totals.map((total) => total ?? undefined);
  }

  /** Undefined where a changed search cannot be taken: it is then no way on. */
  #plan(endpoint: string, query: SearchQuery): PlannedSearch['request'] | undefined {
    try {
      return planRequest(this.#parts.reader, endpoint, query, this.#parts.today).request;
    } catch (error) {
      if (error instanceof LibraryError) return undefined;
      throw error;
    }
  }
}
