import type { ExplainAnswer } from '#contract/explain.ts';
import type { SearchQuery } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { findUsualMode } from '#domain/edition/find-mode.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { askAllWords } from '#domain/search/ask-all-words.ts';
import { askAnywhere, askAnyWords, askOperators } from '#domain/search/ask-otherwise.ts';
import { countAtMost } from '#domain/search/count-at-most.ts';
import { dropTogether } from '#domain/search/drop-together.ts';
import { dropTerms } from '#domain/search/drop-terms.ts';
import { termKey } from '#domain/search/list-terms.ts';
import { printQuery } from '#domain/search/print-query.ts';
import type { QueryNode } from '#domain/search/query-tree.ts';
import { textAlone, textOf, withText } from '#domain/search/search-state.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import { CountBudget } from './count-budget.ts';
import { leaveOutFilters, listFilterChoices } from './leave-out-filters.ts';
import { listMissing, type CountTerm } from './list-missing.ts';
import { planRequest, type PlannedSearch } from '#server/asking/plan-request.ts';
import { proposeSpellings } from './propose-spellings.ts';

const MOST_TERMS = 8;
const MOST_FILTERS = 8;
/** Times that one more term is left out, each a search or, with filters, two. */
const MOST_STEPS = 4;

/** Says what would find more: each answer is a count of a search that differs in one thing. */
export class SearchExplainService {
  readonly #engine: SearchEngine;
  readonly #clock: Clock;

  constructor(engine: SearchEngine, clock: Clock) {
    this.#engine = engine;
    this.#clock = clock;
  }

  /**
   * Counts one after the other, so that other readers' searches come between; stops when the budget is used up or the
   * reader has gone. Throws `LibraryError` where the search itself cannot be taken.
   */
  async explain(reader: Reader, endpoint: string, query: SearchQuery, signal: AbortSignal): Promise<ExplainAnswer> {
    const planned = planRequest(reader, endpoint, query, this.#clock.today());
    const total = await this.#count(planned);
    const budget = new CountBudget(signal);
    const documents = new Map<string, number>();
    const count = (changed: SearchQuery, at = endpoint) => this.#countQuery(reader, at, changed, { budget, documents });
    const tree = planned.request.query;
    const countTerm = this.#countTermsOnce(planned, budget, documents);
    const missing = tree ? await listMissing(tree, countTerm) : [];
    const vocabulary = {
      countTerm,
      listSimilar: (word: string, limit: number) => this.#engine.listSimilarWords(word, limit),
      countQuery: (changed: string) => count(withText(query, changed)),
    };
    const spellings = tree ? await proposeSpellings(tree, missing, total, vocabulary) : [];
    const rewrite = async (changed: string | undefined) => {
      const found = changed === undefined ? undefined : await count(withText(query, changed));
      return changed === undefined || found === undefined ? null : { query: changed, total: found };
    };
    const text = textOf(query);
    const operators = await rewrite(askOperators(text));
    const anywhere = await rewrite(tree && askAnywhere(tree));
    const allWords = await rewrite(askAllWords(text));
    const hasAll = total > 0 || (allWords?.total ?? 0) > 0;
    const anyWords = hasAll ? null : await rewrite(askAnyWords(text));
    const terms = tree ? await this.#countTerms(tree, query, count) : [];
    const filters = await this.#countFilters(reader, planned, query, count);
    const hidden = total === 0 && !findsSomething(terms, filters);
    const together = tree && hidden ? await this.#countTogether(tree, query, { documents, terms, filters }, count) : [];
    const everywhere = await countEverywhere(reader, planned, query, count);
    return {
      total,
      isPartial: budget.isUsedUp,
      terms,
      missing: missing.map(printQuery),
      together,
      ...filters,
      spellings,
      operators,
      anywhere,
      allWords,
      anyWords,
      everywhere,
    };
  }

  async #countTerms(tree: QueryNode, query: SearchQuery, count: Count): Promise<ExplainAnswer['terms']> {
    const terms: ExplainAnswer['terms'] = [];
    for (const dropped of dropTerms(tree, MOST_TERMS)) {
      const total = await count(withText(query, dropped.query));
      if (total !== undefined) terms.push({ ...dropped, total });
    }
    return terms;
  }

  /** The first of the queries that leave out more and more that finds something, and the one before it without filters. */
  async #countTogether(
    tree: QueryNode,
    query: SearchQuery,
    { documents, terms, filters }: Counted,
    count: Count,
  ): Promise<ExplainAnswer['together']> {
    const known = new Map(terms.map((term) => [term.query, term.total]));
    const found: ExplainAnswer['together'] = [];
    for (const dropped of dropTogether(tree, documents, MOST_STEPS)) {
      const [changed, left] = [withText(query, dropped.query), { terms: [...dropped.terms], query: dropped.query }];
      const total = known.get(dropped.query) ?? (await count(changed));
      if (total) return [...found, { ...left, withoutFilters: false, total }];
      if (filters.filters.length === 0 || found.length > 0) continue;
      const all = await count(leaveOutFilters(changed));
      if (all) found.push({ ...left, withoutFilters: true, total: all });
    }
    return found;
  }

  async #countFilters(
    { edition }: Reader,
    { mode }: PlannedSearch,
    query: SearchQuery,
    count: Count,
  ): Promise<CountedFilters> {
    // One more than is counted, so that a single choice is known from several.
    const choices = listFilterChoices(edition, mode, query, MOST_FILTERS + 1);
    const filters: ExplainAnswer['filters'] = [];
    for (const { without, ...choice } of choices.slice(0, MOST_FILTERS)) {
      const total = await count(without);
      if (total !== undefined) filters.push({ ...choice, total });
    }
    const all = choices.length < 2 ? undefined : await count(leaveOutFilters(query));
    return { filters, withoutFilters: all ?? null };
  }

  /** Counts the documents of the edition that have a term, whatever the reader chose, and keeps the answer. */
  #countTermsOnce({ request }: PlannedSearch, budget: CountBudget, documents: Map<string, number>): CountTerm {
    const scope = request.scope.filter(({ facet }) => facet === 'edition');
    const { sort } = request;
    return async (query) => {
      const key = termKey(query);
      const count = () => this.#countRequest({ query, titleOnly: false, scope, filters: [], sort });
      const found = documents.get(key) ?? (await budget.spend(() => unlessRefused(count)));
      if (found !== undefined) documents.set(key, found);
      return found;
    };
  }

  /** What a term that no document has stands in the way of is known without a search. */
  #countQuery(
    reader: Reader,
    endpoint: string,
    query: SearchQuery,
    { budget, documents }: Pick<Counted, 'documents'> & { readonly budget: CountBudget },
  ): Promise<number | undefined> {
    return unlessRefused(async () => {
      const planned = planRequest(reader, endpoint, query, this.#clock.today());
      const tree = planned.request.query;
      return tree && countAtMost(tree, documents) === 0 ? 0 : budget.spend(() => this.#count(planned));
    });
  }

  #count({ request }: PlannedSearch): Promise<number> {
    return this.#countRequest(request);
  }

  async #countRequest(request: PlannedSearch['request']): Promise<number> {
    return (await askEngine(this.#engine, { ...request, facets: [], start: 0, size: 0, excerpt: false })).total;
  }
}

/** Undefined where a changed search cannot be answered: it is then no way on. */
async function unlessRefused(count: () => Promise<number | undefined>): Promise<number | undefined> {
  try {
    return await count();
  } catch (error) {
    if (error instanceof LibraryError) return undefined;
    throw error;
  }
}

/** What the words find on the default search; null where that is the one. */
async function countEverywhere(
  { edition }: Reader,
  { mode }: PlannedSearch,
  query: SearchQuery,
  count: Count,
): Promise<number | null> {
  const usual = findUsualMode(edition);
  if (!usual || mode === usual) return null;
  return (await count({ ...textAlone(query), mode: usual.id }, usual.endpoint)) ?? null;
}

function findsSomething(terms: ExplainAnswer['terms'], { filters, withoutFilters }: CountedFilters): boolean {
  return [...terms, ...filters].some(({ total }) => total > 0) || (withoutFilters ?? 0) > 0;
}

type Count = (query: SearchQuery, endpoint?: string) => Promise<number | undefined>;
type CountedFilters = Pick<ExplainAnswer, 'filters' | 'withoutFilters'>;

/** What is known before terms are left out together; `documents` goes from term to those of the edition that have it. */
interface Counted {
  readonly documents: ReadonlyMap<string, number>;
  readonly terms: ExplainAnswer['terms'];
  readonly filters: CountedFilters;
}
