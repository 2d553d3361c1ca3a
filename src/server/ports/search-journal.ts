import type { SearchAnswer, SearchQuery } from '#contract/search.ts';
import type { Reader } from './register-call.ts';

/** A search that was answered. */
export interface AnsweredSearch {
  readonly reader: Reader;
  readonly endpoint: string;
  readonly query: SearchQuery;
  readonly answer: SearchAnswer;
}

/** Takes down what accounts search for. Never throws, never makes a reader wait: what cannot be kept is logged. */
export interface SearchJournal {
  note(search: AnsweredSearch): void;
  /** Once everything noted so far is written. */
  settle(): Promise<void>;
}
