import type { SearchAnswer, SearchQuery, UnderstoodQuery } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';

/** What the journal keeps of an answer: nothing of the documents that were found. */
export interface NotedAnswer extends Pick<SearchAnswer, 'total' | 'corpusVersion' | 'sortBy' | 'sortOrder'> {
  readonly understood: Pick<UnderstoodQuery, 'description'> | null;
}

/** A search that was answered. */
export interface AnsweredSearch {
  readonly reader: Reader;
  readonly endpoint: string;
  readonly query: SearchQuery;
  readonly answer: NotedAnswer;
}

/** Takes down what accounts search for. Never throws, never makes a reader wait: what cannot be kept is logged. */
export interface SearchJournal {
  note(search: AnsweredSearch): void;
  /** Once everything noted so far is written. */
  settle(): Promise<void>;
}
