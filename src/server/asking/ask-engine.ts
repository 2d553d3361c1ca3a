import { LibraryError } from '#domain/errors/library-error.ts';
import {
  isQueryTooExpensive,
  type EngineAnswer,
  type EngineRequest,
  type SearchEngine,
} from '#server/ports/search-engine.ts';

/** Searches; the engine's refusal of a query that is too wide becomes the catalogue's `query-too-expensive`. */
export async function askEngine(engine: Pick<SearchEngine, 'search'>, request: EngineRequest): Promise<EngineAnswer> {
  try {
    return await engine.search(request);
  } catch (error) {
    if (!isQueryTooExpensive(error)) throw error;
    throw new LibraryError('query-too-expensive', { at: error.at, length: error.length, reason: error.reason });
  }
}
