import type { ExplainAnswer } from '#contract/explain.ts';
import type { SearchQuery } from '#contract/search.ts';
import { LibraryError } from '#domain/errors.ts';
import { askAllWords } from '#domain/search/ask-all-words.ts';
import { askAnywhere, askAnyWords, askOperators } from '#domain/search/ask-otherwise.ts';
import { dropTerms } from '#domain/search/drop-terms.ts';
import type { QueryNode } from '#domain/search/query-tree.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Reader } from '#server/ports/register-call.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { askEngine } from './ask-engine.ts';
import { CountBudget } from './count-budget.ts';
import { leaveOutFilters, listFilterChoices } from './leave-out-filters.ts';
import { planRequest, type PlannedSearch } from './plan-request.ts';
import { proposeSpellings } from './propose-spellings.ts';
import { textAlone, textOf, withText } from './query-text.ts';

const MOST_TERMS = 8;
const MOST_FILTERS = 8;

/** Says what would find more: each answer is a count of a search that differs in one thing. */
export class ExplainService {
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
    const count = (changed: SearchQuery, at = endpoint) => budget.spend(() => this.#countQuery(reader, at, changed));
    const tree = planned.request.query;
    const spellings = tree ? await this.#spell(planned, tree, query, count, budget) : [];
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
    const { modes } = reader.edition;
    const usual = modes.find(({ path }) => path === '/search') ?? modes[0];
    const isUsual = !usual || planned.mode === usual;
    const everywhere = isUsual ? undefined : await count({ ...textAlone(query), mode: usual.id }, usual.endpoint);
    return {
      total,
      isPartial: budget.isUsedUp,
      terms,
      ...filters,
      spellings,
      operators,
      anywhere,
      allWords,
      anyWords,
      everywhere: everywhere ?? null,
    };
  }

  async #spell(
    { request }: PlannedSearch,
    tree: QueryNode,
    query: SearchQuery,
    count: Count,
    budget: CountBudget,
  ): Promise<ExplainAnswer['spellings']> {
    const edition = request.scope.filter(({ facet }) => facet === 'edition');
    return proposeSpellings(tree, {
      countWord: (word) =>
        budget.spend(() =>
          this.#countRequest({
            query: { kind: 'word', word, exact: false, at: 0, length: 0 },
            titleOnly: false,
            scope: edition,
            filters: [],
            sort: request.sort,
          }),
        ),
      listSimilar: (word, limit) => this.#engine.listSimilarWords(word, limit),
      countQuery: (text) => count(withText(query, text)),
    });
  }

  async #countTerms(tree: QueryNode, query: SearchQuery, count: Count): Promise<ExplainAnswer['terms']> {
    const terms: ExplainAnswer['terms'] = [];
    for (const dropped of dropTerms(tree).slice(0, MOST_TERMS)) {
      const total = await count(withText(query, dropped.query));
      if (total !== undefined) terms.push({ ...dropped, total });
    }
    return terms;
  }

  async #countFilters(
    { edition }: Reader,
    { mode }: PlannedSearch,
    query: SearchQuery,
    count: Count,
  ): Promise<Pick<ExplainAnswer, 'filters' | 'withoutFilters'>> {
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

  /** Undefined where a changed search cannot be answered: it is then no way on. */
  async #countQuery(reader: Reader, endpoint: string, query: SearchQuery): Promise<number | undefined> {
    try {
      return await this.#count(planRequest(reader, endpoint, query, this.#clock.today()));
    } catch (error) {
      if (error instanceof LibraryError) return undefined;
      throw error;
    }
  }

  #count({ request }: PlannedSearch): Promise<number> {
    return this.#countRequest(request);
  }

  async #countRequest(request: PlannedSearch['request']): Promise<number> {
    return (await askEngine(this.#engine, { ...request, facets: [], start: 0, size: 0, excerpt: false })).total;
  }
}

type Count = (query: SearchQuery, endpoint?: string) => Promise<number | undefined>;
