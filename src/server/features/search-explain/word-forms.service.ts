import type { RelatedAnswer } from '#contract/related-forms.ts';
import type { SearchQuery } from '#contract/search.ts';
import type { WordFormsAnswer } from '#contract/word-forms.ts';
import type { Reader } from '#domain/access/reader.ts';
import { exactWord, listWideTerms } from '#domain/query/exact-word.ts';
import { printTerm } from '#domain/query/print-query.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  isQueryTooExpensive,
  type FormsRequest,
  type SearchEngine,
  type WordForms,
} from '#server/ports/search-engine.ts';
import { CountBudget } from './count-budget.ts';
import { planRequest } from '#server/asking/plan-request.ts';

const MOST_TERMS = 20;
const MOST_FORMS = 12;

/** Says which words a query finds beside those that are written in it. */
export class WordFormsService {
  readonly #engine: SearchEngine;
  readonly #clock: Clock;

  constructor(engine: SearchEngine, clock: Clock) {
    this.#engine = engine;
    this.#clock = clock;
  }

  /**
   * Counts words within the search, so that none shows that it cannot find. One term after the other, so that other
   * readers' searches come between; what there is no time for is left out. Throws `LibraryError` where the search itself
   * cannot be taken.
   */
  async listForms(reader: Reader, endpoint: string, query: SearchQuery, signal: AbortSignal): Promise<WordFormsAnswer> {
    const { request } = planRequest(reader, endpoint, query, this.#clock.today());
    const { query: tree, sort: _sort, ...rest } = request;
    const budget = new CountBudget(signal);
    const terms: WordFormsAnswer['terms'] = [];
    for (const term of tree ? listWideTerms(tree).slice(0, MOST_TERMS) : []) {
      const [found] = await budget.spend([term], async () => [await this.#list({ ...rest, term, limit: MOST_FORMS })]);
      const isWildcard = term.kind === 'wildcard';
      if (!found || (found.total === 0 && !isWildcard)) continue;
      const exactQuery = tree && !isWildcard ? exactWord(tree, term.word) : null;
      const { total, forms } = found;
      terms.push({ term: printTerm(term), isWildcard, total, forms: [...forms], exactQuery });
    }
    return { terms };
  }

  /** What related forms would add; throws `LibraryError` where the search itself cannot be taken. */
  async countRelated(reader: Reader, endpoint: string, query: SearchQuery): Promise<RelatedAnswer> {
    const plan = (wanted: SearchQuery) => planRequest(reader, endpoint, wanted, this.#clock.today()).request;
    const request = plan(query);
    const hasForms = request.query && listWideTerms(request.query).some(({ kind }) => kind === 'word');
    if (!hasForms || query.forms === 'related') return { added: null };
    const requests = [request, plan({ ...query, forms: 'related' })];
    const totals: (number | null)[] = [];
    while (totals.length < requests.length) totals.push(...(await this.#engine.count(requests.slice(totals.length))));
    const [found = null, related = null] = totals;
    return { added: found === null || related === null ? null : related - found };
  }

  /** Undefined where a wildcard stands for more words than can be counted. */
  async #list(request: FormsRequest): Promise<WordForms | undefined> {
    try {
      return await this.#engine.listForms(request);
    } catch (error) {
      if (isQueryTooExpensive(error)) return undefined;
      throw error;
    }
  }
}
