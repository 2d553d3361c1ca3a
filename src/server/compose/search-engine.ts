import {
  type EmbeddedEngineOptions,
  openEmbeddedSearchEngine,
} from '#server/adapters/embedded-search/embedded-search-engine.ts';
import { openEngineStorage } from '#server/adapters/sqlite/engine-storage.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';

/** Opens the embedded search engine on a library's file; the index tables have to be there. */
export function openSearchEngine(
  path: string,
  options: Omit<EmbeddedEngineOptions, 'storage' | 'openStorage' | 'thread'>,
): Promise<SearchEngine> {
  const thread = new URL('./search-thread.ts', import.meta.url);
  return openEmbeddedSearchEngine({ ...options, storage: path, openStorage: openEngineStorage, thread });
}
