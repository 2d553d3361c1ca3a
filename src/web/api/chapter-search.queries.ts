import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchChapters, type ChapterResults } from '#contract/chapter-search.ts';
import { callServer } from './call-server.ts';

/** Results with the query that they answer: those of the one before stay until the next are there. */
export interface FoundChapters extends ChapterResults {
  readonly term: string;
}

/** Where a term stands in chapters of a publication; a new search cancels this one. */
export function chapterSearchQuery(bookTocId: string, searchTerm: string, chapters: readonly string[]) {
  return queryOptions({
    queryKey: ['chapter-search', bookTocId, searchTerm, ...chapters],
    queryFn: async ({ signal }): Promise<FoundChapters> => ({
      ...(await callServer(searchChapters, { query: { bookTocId, searchTerm }, body: [...chapters], signal })),
      term: searchTerm,
    }),
    enabled: searchTerm !== '' && chapters.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}
