import { RELEVANCE, type Relevance } from '#domain/query/relevance.ts';
import { wordsAlone } from '#domain/query/words-alone.ts';
import {
  isQueryTooExpensive,
  type Among,
  type CountRequest,
  type EngineAnswer,
  type EngineHit,
  type EngineRequest,
  type FormsRequest,
  type MatchAnswer,
  type MatchRequest,
  type SectionAnswer,
  type SectionsRequest,
  type SimilarWord,
  type WordForms,
} from '#server/ports/search-engine.ts';
import type { TextSource } from '#server/ports/text-source.ts';
import { countFacets } from './count-facets.ts';
import { findPins, type Pins } from './find-pins.ts';
import { filterMatches, type FilteredMatches, type FilterRequest } from './filter-matches.ts';
import { IndexSnapshot, type SnapshotFiles } from './index-snapshot.ts';
import { listDocumentMatches } from './list-document-matches.ts';
import { listForms } from './list-forms.ts';
import { listSimilarWords } from './list-similar-words.ts';
import { SpanLocator } from './locate-spans.ts';
import { MatchCache } from './match-cache.ts';
import { liftBest } from './lift-best.ts';
import { checkQuery, findMatches, matchSetKey, type MatchSet, type SegmentMatches } from './match-set.ts';
import { presentHits, presentIds } from './present-hits.ts';
import { DEFAULT_LIMITS, QueryBudget, type QueryLimits } from './query-budget.ts';
import { rankMatches } from './rank-matches.ts';
import { listReached, reachKey } from './reach.ts';
import { searchSections } from './search-sections.ts';
import type { RankedHit } from './best-hits.ts';

export interface EngineCoreOptions {
  readonly limits?: QueryLimits;
  /** Memory for remembered match sets, in bytes; 0 remembers nothing. */
  readonly cacheBytes?: number;
  /** How hits are weighed; measured beside the constants that hold. */
  readonly relevance?: Relevance;
}

/** A page before its texts are read. */
export interface FoundPage {
  readonly total: number;
  readonly otherTotals: EngineAnswer['otherTotals'];
  readonly hits: readonly RankedHit[];
  readonly facets: EngineAnswer['facets'];
}

/** Milliseconds after which one task of counting begins no other count: whoever asks next waits no longer. */
const COUNTING = 200;
const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;
const EMPTY: SnapshotFiles = { generation: 0, corpusVersion: 0, segments: [] };

/** The engine itself, in one thread; it waits for nothing but texts: a snapshot in, answers out. */
export class EngineCore {
  readonly #source: TextSource;
  readonly #limits: QueryLimits;
  readonly #cache: MatchCache;
  readonly #relevance: Relevance;
  #snapshot = new IndexSnapshot(EMPTY);

  constructor(source: TextSource, options: EngineCoreOptions = {}) {
    this.#source = source;
    this.#limits = options.limits ?? DEFAULT_LIMITS;
    this.#cache = new MatchCache(options.cacheBytes ?? DEFAULT_CACHE_BYTES);
    this.#relevance = options.relevance ?? RELEVANCE;
  }

  get generation(): number {
    return this.#snapshot.generation;
  }

  /** Answers from this index from now on. */
  use(files: SnapshotFiles): void {
    this.#snapshot = new IndexSnapshot(files);
    this.#cache.clear();
  }

  async search(request: EngineRequest): Promise<EngineAnswer> {
    const began = performance.now();
    const budget = new QueryBudget(this.#limits);
    const snapshot = this.#snapshot;
    const pins = await findPins(snapshot, this.#source, request);
    const page = this.#findPage(snapshot, request, budget, pins);
    return {
      total: page.total,
      otherTotals: page.otherTotals,
      closedTotal: request.closedScope
        ? this.#countOne({ ...request, scope: request.closedScope, closed: true }, snapshot)
        : null,
      hits: request.idsOnly ? presentIds(page.hits) : await this.#present(page.hits, request, budget),
      facets: page.facets,
      milliseconds: performance.now() - began,
      generation: snapshot.generation,
      corpusVersion: snapshot.corpusVersion,
    };
  }

  /** Total, hits and facets of a page as they are without texts: no title, no passage and nothing put first. */
  findPage(request: EngineRequest): FoundPage {
    return this.#findPage(this.#snapshot, request, new QueryBudget(this.#limits));
  }

  #findPage(snapshot: IndexSnapshot, request: EngineRequest, budget: QueryBudget, pins?: Pins): FoundPage {
    const matches = this.#match(snapshot, request, budget);
    const filter = (wish: FilterRequest): FilteredMatches[] =>
      snapshot.segments.map((segment, index) => filterMatches(segment, matches.segments[index]!, wish));
    const filtered = filter(request);
    const passed = filtered.map((entry) => entry.passed);
    const lifted = request.sort.field === 'score' ? this.#lift(snapshot, request, matches, passed, budget) : passed;
    return {
      total: countPassed(filtered),
      otherTotals: (request.otherScopes ?? []).map((scope) => countPassed(filter({ ...request, scope }))),
      hits: rankMatches(snapshot.segments, lifted, request, pins),
      facets: countFacets(snapshot, request.facets, filtered),
    };
  }

  count(requests: readonly CountRequest[]): (number | null)[] {
    const end = performance.now() + COUNTING;
    const totals: (number | null)[] = [];
    for (const request of requests) {
      if (totals.length > 0 && performance.now() > end) break;
      totals.push(this.#countOne(request));
    }
    return totals;
  }

  listMatches(request: MatchRequest): Promise<MatchAnswer> {
    return listDocumentMatches(this.#snapshot, request, this.#source, new QueryBudget(this.#limits));
  }

  searchSections(request: SectionsRequest): Promise<SectionAnswer[]> {
    return searchSections(this.#snapshot, request, this.#source, new QueryBudget(this.#limits));
  }

  listSimilarWords(word: string, limit: number, among: Among = {}): SimilarWord[] {
    return listSimilarWords(this.#snapshot, word, limit, among);
  }

  listForms(request: FormsRequest): WordForms {
    return listForms(this.#snapshot, request, new QueryBudget(this.#limits));
  }

  #countOne(request: CountRequest, snapshot = this.#snapshot): number | null {
    try {
      const { segments } = this.#match(snapshot, request, new QueryBudget(this.#limits));
      return countPassed(snapshot.segments.map((segment, index) => filterMatches(segment, segments[index]!, request)));
    } catch (error) {
      if (isQueryTooExpensive(error)) return null;
      throw error;
    }
  }

  /** The matches with the whole scores of the best of them. */
  #lift(
    snapshot: IndexSnapshot,
    { query, titleOnly, closed }: EngineRequest,
    { rarities }: MatchSet,
    matches: readonly SegmentMatches[],
    budget: QueryBudget,
  ): readonly SegmentMatches[] {
    // Where words stand in a text that the reader may not open says nothing, not even by an order (OP-169).
    if (!query || closed) return matches;
    return liftBest({ snapshot, query, titleOnly, rarities, budget, relevance: this.#relevance }, matches);
  }

  #present(hits: readonly RankedHit[], request: EngineRequest, budget: QueryBudget): Promise<EngineHit[]> {
    const { query, titleOnly, excerpt } = request;
    const locator = query && hits.length > 0 ? new SpanLocator(query, titleOnly, budget) : undefined;
    return presentHits(hits, locator, this.#source, excerpt);
  }

  #match(snapshot: IndexSnapshot, request: CountRequest, budget: QueryBudget): MatchSet {
    const { query: asked, titleOnly } = request;
    const found = { titleOnly, relevance: this.#relevance, reached: listReached(snapshot, request) };
    if (!asked) return findMatches(snapshot, undefined, found, budget);
    // Titles are of the record, which is searched as that of an open document.
    const query = request.closed && !titleOnly ? wordsAlone(asked) : asked;
    if (!query)
      return { segments: snapshot.segments.map(() => ({ documents: new Uint32Array(0) })), rarities: new Map() };
    const key = matchSetKey(snapshot.generation, query, titleOnly, reachKey(request));
    let matches = this.#cache.get(key);
    if (!matches) {
      checkQuery(query);
      matches = findMatches(snapshot, query, found, budget);
      this.#cache.set(key, matches);
    }
    return matches;
  }
}

function countPassed(filtered: readonly FilteredMatches[]): number {
  return filtered.reduce((sum, { passed }) => sum + passed.documents.length, 0);
}
