import type { SearchEngine } from '#server/ports/search-engine.ts';
import type { OpenStorage } from './engine-storage.ts';
import { InlineSearchEngine } from './inline-search-engine.ts';
import { PooledSearchEngine } from './pooled-search-engine.ts';
import { DEFAULT_LIMITS } from './query-budget.ts';
import { reportOnce } from './report-once.ts';

export interface EmbeddedEngineOptions {
  /** What is searched, as `openStorage` knows it; the index has to be there. */
  readonly storage: string;
  readonly openStorage: OpenStorage;
  /** The module that each thread runs: it calls `runEngineThread` with the same `openStorage`. */
  readonly thread: URL;
  /** Threads that answer. 0 answers in the calling thread, for tests and the command line. */
  readonly workers: number;
  /** How long one query may take; 10,000 by default. */
  readonly queryMilliseconds?: number;
  /** Facets whose values are suggested; others are read when they are first asked for. */
  readonly suggestedFacets?: readonly string[];
  /** Told when changes of the index can no longer be seen, once for each reason. */
  readonly log?: (message: string, error: unknown) => void;
}

/** Opens the embedded search engine on a library. Held by search-engine.conformance.ts. */
export async function openEmbeddedSearchEngine(options: EmbeddedEngineOptions): Promise<SearchEngine> {
  const { storage, workers, suggestedFacets = [] } = options;
  const limits = { ...DEFAULT_LIMITS, milliseconds: options.queryMilliseconds ?? DEFAULT_LIMITS.milliseconds };
  const report = reportOnce((error) =>
    options.log?.('searches answer from the index as it was: changes of it cannot be read', error),
  );
  if (workers === 0) return new InlineSearchEngine(options.openStorage(storage), { limits });
  return PooledSearchEngine.open(workers, options.thread, { storage, limits, suggestedFacets }, report);
}
