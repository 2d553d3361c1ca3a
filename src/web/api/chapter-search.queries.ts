import { searchChapters, type ChapterResults } from '#contract/chapter-search.ts';
import { callQuery, LASTING } from './call-query.ts';

/** Results with the query that they answer: those of the one before stay until the next are there. */
export interface FoundChapters extends ChapterResults {
  readonly term: string;
}

/** Where a term stands in chapters of a publication; a new search cancels this one. */
export function chapterSearchQuery(bookTocId: string, searchTerm: string, chapters: readonly string[]) {
  const input = { query: { bookTocId, searchTerm }, body: [...chapters] };
  return callQuery(searchChapters, input, {
    ...LASTING,
    read: (answer): FoundChapters => ({ ...answer, term: searchTerm }),
    enabled: searchTerm !== '' && chapters.length > 0,
    isInPlace: true,
  });
}
