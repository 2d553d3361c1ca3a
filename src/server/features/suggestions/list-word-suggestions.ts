import type { Reader } from '#domain/access/reader.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { foldWord } from '#domain/words/fold-text.ts';
import { listOpenings } from '#server/asking/list-openings.ts';
import type { PrintedWords } from '#server/asking/printed-words.ts';
import { isQueryTooExpensive, type FacetChoice, type SearchEngine } from '#server/ports/search-engine.ts';

const MOST_WORDS = 4;
/** Shorter beginnings are those of too many words. */
const LAST_WORD = /^(.*?)([\p{L}\p{M}]{3,})$/su;

/** Where words are looked up, and the path of the search that they make. */
interface WordSearch {
  readonly engine: Pick<SearchEngine, 'listForms' | 'count'>;
  readonly printed: Pick<PrintedWords, 'printWord'>;
  readonly reader: Reader;
  readonly scope: readonly FacetChoice[];
  readonly path: string;
}

/**
 * The text with its last word made whole, as documents have it that the reader may open, the commonest first. What only
 * closed documents say is nobody's suggestion (OP-169).
 */
export async function listWordSuggestions(search: WordSearch, text: string): Promise<Suggestion[]> {
  const { engine, printed, reader, scope, path } = search;
  const [, before = '', beginning] = LAST_WORD.exec(text.trim()) ?? [];
  if (beginning === undefined) return [];
  try {
    const term = { kind: 'wildcard', pattern: `${foldWord(beginning)}*`, at: 0, length: 0 } as const;
    const request = { term, titleOnly: false, scope, openTo: listOpenings(reader), filters: [], limit: MOST_WORDS };
    const { forms } = await engine.listForms(request);
    const suggestions: Suggestion[] = [];
    const reached = { titleOnly: false, scope, openTo: request.openTo, filters: [] };
    for (const { word } of forms) {
      const count = await countOpen(search, `${before}${word}`);
      if (count === 0) continue;
      // Only what is offered is looked for in a text.
      const query = `${before}${await printed.printWord(word, reached)}`;
      const url = `${path}?${new URLSearchParams({ q: query }).toString()}`;
      suggestions.push({ text: query, type: 'Word', count, url });
    }
    return suggestions;
  } catch (error) {
    if (isQueryTooExpensive(error)) return [];
    throw error;
  }
}

/** How many documents of the reader have these words. */
async function countOpen({ engine, reader, scope }: WordSearch, text: string): Promise<number> {
  const parsed = parseQuery(text);
  if (!parsed.ok || !parsed.tree) return 0;
  const openTo = listOpenings(reader);
  const [total] = await engine.count([{ query: parsed.tree, titleOnly: false, scope, openTo, filters: [] }]);
  return total ?? 0;
}
