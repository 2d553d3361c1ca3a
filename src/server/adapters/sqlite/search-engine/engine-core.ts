import type {
  EngineAnswer,
  EngineRequest,
  MatchAnswer,
  MatchRequest,
  SimilarWord,
} from '#server/ports/search-engine.ts';
import { countFacets } from './count-facets.ts';
import { findPins } from './find-pins.ts';
import { filterMatches, type FilteredMatches, type FilterRequest } from './filter-matches.ts';
import { IndexSnapshot, type SnapshotFiles } from './index-snapshot.ts';
import { listDocumentMatches } from './list-document-matches.ts';
import { listSimilarWords } from './list-similar-words.ts';
import { SpanLocator } from './locate-spans.ts';
import { MatchCache } from './match-cache.ts';
import { checkQuery, findMatches, matchSetKey, type MatchSet } from './match-set.ts';
import { presentHits } from './present-hits.ts';
import { DEFAULT_LIMITS, QueryBudget, type QueryLimits } from './query-budget.ts';
import { rankMatches } from './rank-matches.ts';
import type { RankedHit } from './best-hits.ts';
import type { TextSource } from './text-source.ts';

export interface EngineCoreOptions {
  readonly limits?: QueryLimits;
  /** Memory for remembered match sets, in bytes; 0 remembers nothing. */
  readonly cacheBytes?: number;
}

/** A page before its texts are read. */
export interface FoundPage {
  readonly total: number;
  readonly otherTotals: EngineAnswer['otherTotals'];
  readonly hits: readonly RankedHit[];
  readonly facets: EngineAnswer['facets'];
}

const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;
const EMPTY: SnapshotFiles = { generation: 0, segments: [] };

/** The engine itself, in one thread and without waiting for anything: a snapshot in, answers out. */
export class EngineCore {
  readonly #source: TextSource;
  readonly #limits: QueryLimits;
  readonly #cache: MatchCache;
  #snapshot = new IndexSnapshot(EMPTY);

  constructor(source: TextSource, options: EngineCoreOptions = {}) {
    this.#source = source;
    this.#limits = options.limits ?? DEFAULT_LIMITS;
    this.#cache = new MatchCache(options.cacheBytes ?? DEFAULT_CACHE_BYTES);
  }

  get generation(): number {
    return this.#snapshot.generation;
  }

  /** Answers from this index from now on. */
  use(files: SnapshotFiles): void {
    this.#snapshot = new IndexSnapshot(files);
    this.#cache.clear();
  }

  search(request: EngineRequest): EngineAnswer {
    const began = performance.now();
    const budget = new QueryBudget(this.#limits);
    const page = this.findPage(request, budget);
    const locator =
      request.query && page.hits.length > 0 ? new SpanLocator(request.query, request.titleOnly, budget) : undefined;
    return {
      total: page.total,
      otherTotals: page.otherTotals,
      hits: presentHits(page.hits, locator, this.#source, request.excerpt),
      facets: page.facets,
      milliseconds: performance.now() - began,
      generation: this.generation,
    };
  }

  /** Total, hits and facets of a page, without the texts of its hits. */
  findPage(request: EngineRequest, budget = new QueryBudget(this.#limits)): FoundPage {
    const snapshot = this.#snapshot;
    const matches = this.#match(request, budget);
    const filter = (wish: FilterRequest): FilteredMatches[] =>
      snapshot.segments.map((segment, index) => filterMatches(segment, matches[index]!, wish));
    const filtered = filter(request);
    const passed = filtered.map((entry) => entry.passed);
    return {
      total: countPassed(filtered),
      otherTotals: (request.otherScopes ?? []).map((scope) => countPassed(filter({ ...request, scope }))),
      hits: rankMatches(snapshot.segments, passed, request, findPins(snapshot, this.#source, request)),
      facets: countFacets(snapshot, request.facets, filtered),
    };
  }

  listMatches(request: MatchRequest): MatchAnswer {
    return listDocumentMatches(this.#snapshot, request, this.#source, new QueryBudget(this.#limits));
  }

  listSimilarWords(word: string, limit: number): SimilarWord[] {
    return listSimilarWords(this.#snapshot, word, limit);
  }

  #match(request: EngineRequest, budget: QueryBudget): MatchSet {
    const { query, titleOnly } = request;
    if (!query) return findMatches(this.#snapshot, undefined, titleOnly, budget);
    const key = matchSetKey(this.generation, query, titleOnly);
    let matches = this.#cache.get(key);
    if (!matches) {
      checkQuery(query);
      matches = findMatches(this.#snapshot, query, titleOnly, budget);
      this.#cache.set(key, matches);
    }
    return matches;
  }
}

function countPassed(filtered: readonly FilteredMatches[]): number {
  return filtered.reduce((sum, { passed }) => sum + passed.documents.length, 0);
}
