import { decideHeld } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { parseQuery } from '#domain/search/parse-query.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import { isQueryTooExpensive, type FacetChoice, type SearchEngine } from '#server/ports/search-engine.ts';

const MOST_WORDS = 4;
/** Words that are looked at, and documents of each: a word that none of these shows openly is not offered. */
const MOST_LOOKED_AT = 8;
const MOST_DOCUMENTS = 50;
/** Shorter beginnings are those of too many words. */
const LAST_WORD = /^(.*?)([\p{L}\p{M}]{3,})$/su;

/** Where words are looked up. */
interface WordSources {
  readonly engine: Pick<SearchEngine, 'listForms' | 'search'>;
  readonly store: Pick<ContentStore, 'listPreviews'>;
}

/**
 * The text with its last word made whole, as documents have it that the reader may open, the commonest first; `path` is
 * that of the search. What only closed documents say is nobody's suggestion (OP-169).
 */
export async function listWordSuggestions(
  sources: WordSources,
  reader: Reader,
  search: { readonly path: string; readonly scope: readonly FacetChoice[] },
  text: string,
): Promise<Suggestion[]> {
  const [, before = '', beginning] = LAST_WORD.exec(text.trim()) ?? [];
  if (beginning === undefined) return [];
  try {
    const term = { kind: 'wildcard', pattern: `${beginning.toLowerCase()}*`, at: 0, length: 0 } as const;
    const request = { term, titleOnly: false, scope: search.scope, filters: [], limit: MOST_LOOKED_AT };
    const { forms } = await sources.engine.listForms(request);
    const suggestions: Suggestion[] = [];
    for (const { word } of forms) {
      if (suggestions.length === MOST_WORDS) break;
      const query = `${before}${word}`;
      const count = await countOpen(sources, reader, search.scope, query);
      const url = `${search.path}?${new URLSearchParams({ q: query }).toString()}`;
      if (count > 0) suggestions.push({ text: query, type: 'Word', count, url });
    }
    return suggestions;
  } catch (error) {
    if (isQueryTooExpensive(error)) return [];
    throw error;
  }
}

/** How many documents have these words; none where the reader may open none of the first. */
async function countOpen(
  { engine, store }: WordSources,
  reader: Reader,
  scope: readonly FacetChoice[],
  text: string,
): Promise<number> {
  const parsed = parseQuery(text);
  if (!parsed.ok || !parsed.tree) return 0;
  const { hits, total } = await engine.search({
    query: parsed.tree,
    titleOnly: false,
    scope,
    filters: [],
    facets: [],
    sort: { field: 'score', descending: true },
    start: 0,
    size: MOST_DOCUMENTS,
    excerpt: false,
  });
  const previews = await store.listPreviews(hits.map(({ id }) => id));
  return previews.some((preview) => decideHeld(reader, preview).isOpen) ? total : 0;
}
