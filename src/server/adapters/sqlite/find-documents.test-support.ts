import { parseQuery } from '#domain/query/parse-query.ts';
import { openEmbeddedSearchEngine } from '../embedded-search/embedded-search-engine.ts';
import { openEngineStorage } from './engine-storage.ts';

/** Ids of the documents that a search for a word in a library's file finds, each as often as it is found. */
export async function findDocuments(path: string, word: string): Promise<string[]> {
  const engine = await openEmbeddedSearchEngine({
    storage: path,
    openStorage: openEngineStorage,
    thread: new URL('about:blank'),
    workers: 0,
  });
  try {
    const parsed = parseQuery(word);
    if (!parsed.ok || !parsed.tree) throw new Error(`“${word}” cannot be searched for`);
    const { hits } = await engine.search({
      query: parsed.tree,
      titleOnly: false,
      scope: [],
      filters: [],
      facets: [],
      sort: { field: 'score', descending: true },
      start: 0,
      size: 1000,
      excerpt: false,
      idsOnly: true,
    });
    return hits.map(({ id }) => id);
  } finally {
    await engine.close();
  }
}
