import type { ExplainAnswer } from '#contract/explain.ts';
import type { SearchQuery } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { askBothParties } from '#domain/search/ask-both-parties.ts';
import { findUsualMode } from '#domain/edition/find-mode.ts';
import { askAllWords } from '#domain/query/ask-all-words.ts';
import { askAnywhere, askAnyWords, askOperators } from '#domain/query/ask-otherwise.ts';
import { dropTogether } from '#domain/query/drop-together.ts';
import { dropTerms } from '#domain/query/drop-terms.ts';
import { listWideTerms } from '#domain/query/exact-word.ts';
import { numberKey } from '#domain/words/number-key.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { QueryNode, TermNode } from '#domain/query/query-tree.ts';
import { textAlone, textOf, withText } from '#domain/search/search-state.ts';
import { writeAsTyped } from '#domain/query/write-as-typed.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import { listOpenings } from '#server/asking/list-openings.ts';
import type { PrintedWords } from '#server/asking/printed-words.ts';
import { planRequest, type PlannedSearch } from '#server/asking/plan-request.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { CountBudget } from './count-budget.ts';
import { leaveOutFilters, listFilterChoices } from './leave-out-filters.ts';
import { listMissing } from './list-missing.ts';
import { proposeSpellings } from './propose-spellings.ts';
import { SearchCounts } from './search-counts.ts';

const MOST_TERMS = 8;
const MOST_FILTERS = 8;
/** Times that one more term is left out, each a search or, with filters, two. */
const MOST_STEPS = 4;
/** Words of which related forms are named, and so many of each. */
const MOST_RELATED_TERMS = 3;
const MOST_RELATED = 3;
const MOST_FORMS_ASKED = 10;

/** A search that is explained. */
interface Explained {
  readonly reader: Reader;
  readonly query: SearchQuery;
  readonly planned: PlannedSearch;
  readonly total: number;
  readonly counts: SearchCounts;
}

/** Says what would find more: each answer is a count of a search that differs in one thing. */
export class SearchExplainService {
  readonly #engine: SearchEngine;
  readonly #clock: Clock;
  readonly #printed: PrintedWords;

  constructor(engine: SearchEngine, printed: PrintedWords, clock: Clock) {
    this.#engine = engine;
    this.#printed = printed;
    this.#clock = clock;
  }

  /**
   * Asks for counts that wait for nothing together; stops when the budget is used up or the reader has gone. Throws
   * `LibraryError` where the search itself cannot be taken.
   */
  async explain(reader: Reader, endpoint: string, query: SearchQuery, signal: AbortSignal): Promise<ExplainAnswer> {
    const today = this.#clock.today();
    const planned = planRequest(reader, endpoint, query, today);
    const asked = { ...planned.request, facets: [], start: 0, size: 0, excerpt: false };
    const { total } = await askEngine(this.#engine, asked);
    const budget = new CountBudget(signal);
    const counts = new SearchCounts({ engine: this.#engine, budget, reader, endpoint, today });
    const explained = { reader, query, planned, total, counts };
    const words = await this.#explainWords(explained);
    const rewritten = await countRewritten(explained);
    const related = await countRelated(explained, this.#engine);
    const without = await countWithout(explained);
    const together = total === 0 && !findsSomething(without) ? await countTogether(explained, without) : [];
    const everywhere = await countEverywhere(explained);
    return { total, isPartial: budget.isUsedUp, ...words, ...rewritten, related, ...without, together, everywhere };
  }

  async #explainWords({
    reader,
    query,
    planned,
    total,
    counts,
  }: Explained): Promise<Pick<ExplainAnswer, 'missing' | 'spellings'>> {
    const tree = planned.request.query;
    if (!tree) return { missing: [], spellings: [] };
    const countTerms = counts.countTerms.bind(counts);
    const among = { scope: [{ facet: 'edition', values: [reader.edition.id] }], openTo: listOpenings(reader) };
    const missing = await listMissing(tree, countTerms);
    const spellings = await proposeSpellings(tree, missing, total, {
      countTerms,
      listSimilar: (word, limit) => this.#engine.listSimilarWords(word, limit, among),
      printWord: (word) => this.#printed.printWord(word, { titleOnly: false, filters: [], ...among }),
      countQueries: (texts) => counts.countQueries(texts.map((text) => withText(query, text))),
    });
    return { missing: missing.map((term) => printQuery(writeAsTyped(term, textOf(query)))), spellings };
  }
}

type Rewritten = Pick<ExplainAnswer, 'operators' | 'anywhere' | 'allWords' | 'parties' | 'anyWords'>;

/** The same words asked in other ways. */
async function countRewritten({ query, planned, total, counts }: Explained): Promise<Rewritten> {
  const count = async (...texts: readonly (string | undefined)[]) => {
    const asked = texts.filter((text) => text !== undefined);
    const totals = await counts.countQueries(asked.map((text) => withText(query, text)));
    return texts.map((text) => {
      const found = text === undefined ? undefined : totals[asked.indexOf(text)];
      return text === undefined || found === undefined ? null : { query: text, total: found };
    });
  };
  const tree = planned.request.query;
  const text = textOf(query);
  const [operators = null, anywhere = null, allWords = null, parties = null] = await count(
    askOperators(text),
    tree && askAnywhere(tree),
    askAllWords(text),
    askBothParties(text),
  );
  const hasAll = [total, allWords?.total ?? 0, parties?.total ?? 0].some((found) => found > 0);
  const [anyWords = null] = hasAll ? [] : await count(askAnyWords(text));
  return { operators, anywhere, allWords, parties, anyWords };
}

/** What related forms of the words would find; the forms are looked for only where that is more. */
async function countRelated(
  { query, planned, total, counts }: Explained,
  engine: Pick<SearchEngine, 'listForms'>,
): Promise<ExplainAnswer['related']> {
  const { query: tree, ...rest } = planned.request;
  const terms = tree && query.forms !== 'related' ? listWideTerms(tree).filter(({ kind }) => kind === 'word') : [];
  if (terms.length === 0) return null;
  const [found] = await counts.countQueries([{ ...query, forms: 'related' }]);
  if (found === undefined) return null;
  const words: string[] = [];
  for (const term of found > total ? terms.slice(0, MOST_RELATED_TERMS) : [])
    words.push(...(await listRelated(term, rest, engine)));
  return { total: found, words: [...new Set(words)] };
}

/** Related forms of a word that it does not find by itself. */
async function listRelated(
  term: TermNode,
  request: Omit<PlannedSearch['request'], 'query'>,
  engine: Pick<SearchEngine, 'listForms'>,
): Promise<string[]> {
  if (term.kind !== 'word') return [];
  const { sort: _sort, ...rest } = request;
  const { forms } = await engine.listForms({ ...rest, term: { ...term, related: true }, limit: MOST_FORMS_ASKED });
  const others = forms.filter(({ word }) => numberKey(word) !== numberKey(term.word));
  return others.slice(0, MOST_RELATED).map(({ word }) => word);
}

type Without = Pick<ExplainAnswer, 'terms' | 'filters' | 'withoutFilters'>;

/** The search without each of its terms, without each of its filters and without all of these. */
async function countWithout({ reader, query, planned, counts }: Explained): Promise<Without> {
  const tree = planned.request.query;
  const dropped = tree ? dropTerms(tree, MOST_TERMS) : [];
  // One more than is counted, so that a single choice is known from several.
  const choices = listFilterChoices(reader.edition, planned.mode, query, MOST_FILTERS + 1);
  const counted = choices.slice(0, MOST_FILTERS);
  const totals = await counts.countQueries([
    ...dropped.map((term) => withText(query, term.query)),
    ...counted.map(({ without }) => without),
    ...(choices.length < 2 ? [] : [leaveOutFilters(query)]),
  ]);
  const ofFilters = totals.slice(dropped.length);
  return {
    terms: dropped.flatMap((term, place) => withTotal(term, totals[place])),
    filters: counted.flatMap(({ without: _without, ...choice }, place) => withTotal(choice, ofFilters[place])),
    withoutFilters: ofFilters[counted.length] ?? null,
  };
}

function withTotal<T>(value: T, total: number | undefined): (T & { total: number })[] {
  return total === undefined ? [] : [{ ...value, total }];
}

function findsSomething({ terms, filters, withoutFilters }: Without): boolean {
  return [...terms, ...filters].some(({ total }) => total > 0) || (withoutFilters ?? 0) > 0;
}

/** The first of the queries that leave out more and more that finds something, and the one before it without filters. */
async function countTogether(
  { query, planned, counts }: Explained,
  { terms, filters }: Without,
): Promise<ExplainAnswer['together']> {
  const tree: QueryNode | undefined = planned.request.query;
  const known = new Map(terms.map((term) => [term.query, term.total]));
  const steps = (tree ? dropTogether(tree, counts.documents, MOST_STEPS) : []).map((step) => {
    const changed = withText(query, step.query);
    return {
      ...step,
      terms: [...step.terms],
      asked: filters.length === 0 ? [changed] : [changed, leaveOutFilters(changed)],
    };
  });
  const totals = await counts.countQueries(steps.flatMap(({ asked }) => asked));
  const found: ExplainAnswer['together'] = [];
  for (const { asked, ...left } of steps) {
    const [total, all] = totals.splice(0, asked.length);
    const some = known.get(left.query) ?? total;
    if (some) return [...found, { ...left, withoutFilters: false, total: some }];
    if (all && found.length === 0) found.push({ ...left, withoutFilters: true, total: all });
  }
  return found;
}

/** What the words find on the default search; null where that is the one. */
async function countEverywhere({ reader, query, planned, counts }: Explained): Promise<number | null> {
  const usual = findUsualMode(reader.edition);
  if (!usual || planned.mode === usual) return null;
  const [total] = await counts.countQueries([{ ...textAlone(query), mode: usual.id }], usual.endpoint);
  return total ?? null;
}
