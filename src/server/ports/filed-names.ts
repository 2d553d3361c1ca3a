import type { FiledName } from '#contract/search.ts';
import type { SearchMode } from '#domain/edition/edition.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import type { CountRequest } from './search-engine.ts';

/** A search whose words may be names that the library files by. */
export interface FiledSearch {
  readonly edition: string;
  readonly mode: SearchMode;
  /** As typed, and as it was read. */
  readonly text: string;
  readonly tree: QueryNode;
  /** All of the search but its words. */
  readonly request: Omit<CountRequest, 'query'>;
}

/** Knows the instruments, provisions, institutions and topics that documents are filed under, by what they are called. */
export interface FiledNames {
  /** The filters that the query or one operand of it names, at most a few, each with what the search finds with it. */
  offer(search: FiledSearch): Promise<FiledName[]>;
}
