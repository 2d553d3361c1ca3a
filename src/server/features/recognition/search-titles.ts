import type { Edition } from '#domain/edition/edition.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { isQueryTooExpensive, type SearchEngine } from '#server/ports/search-engine.ts';

/** Titles that are looked at, the best first. */
const MOST_TITLES = 50;

/** The documents of an edition whose titles have some words, the likeliest first; none where the words cost too much. */
export async function searchTitles(
  engine: Pick<SearchEngine, 'search'>,
  { id }: Edition,
  query: QueryNode,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  try {
    const { hits } = await engine.search({
      query,
      titleOnly: true,
      scope: [{ facet: 'edition', values: [id] }],
      filters: [],
      facets: [],
      sort: { field: 'score', descending: true },
      start: 0,
      size: MOST_TITLES,
      excerpt: false,
    });
    return hits.map((hit) => ({ id: hit.id, title: hit.title.text }));
  } catch (error) {
    // The search for the text itself says why, where it has the same trouble.
    if (isQueryTooExpensive(error)) return [];
    throw error;
  }
}
