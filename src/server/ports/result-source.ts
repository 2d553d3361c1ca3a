import type { Hit, SearchAnswer, SearchQuery } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';

/** Where results come from, closed ones among them without anything that was found inside. */
export interface ResultSource {
  /** One page of hits with the exact total; throws `LibraryError` where the search cannot be taken. */
  search(reader: Reader, endpoint: string, query: SearchQuery): Promise<SearchAnswer>;
  /** The documents of these ids as hits without matches, in their order; those the edition does not hold are left out. */
  listHits(reader: Reader, ids: readonly string[]): Promise<Hit[]>;
}
