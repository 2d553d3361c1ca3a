import { isQuoted, readChapterTerm } from '#domain/chapters/chapter-term.ts';
import type { FoundChapters } from '#web/api/chapter-search.queries.ts';
import { formatNumber } from '#web/ui/format-number.ts';

/** “4 results in 2 chapters” (OP-74), or that there are none. */
export function describeResults({ searchResults, term }: FoundChapters): string {
  if (searchResults.length === 0) return `No results for ${quoteTerm(term)}`;
  const hits = searchResults.reduce((sum, result) => sum + result.hits, 0);
  return `${count(hits, 'result')} in ${count(searchResults.length, 'chapter')}`;
}

/** A query between typographical quotation marks; a phrase without its own. */
export function quoteTerm(term: string): string {
  return `“${isQuoted(term) ? readChapterTerm(term) : term}”`;
}

/** “1 chapter”, “1,200 chapters”. */
export function count(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
}
