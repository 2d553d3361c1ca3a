/** Why a query is refused (422): it cannot be read, or answering it would take more than it may. */
export type QueryErrorCode = 'query-unreadable' | 'query-too-expensive';

/** A refusal with its place (UTF-16 offsets into the query as typed) and its reason in plain words. */
export interface QueryError {
  readonly code: QueryErrorCode;
  readonly at: number;
  readonly length: number;
  /** A sentence for the reader. */
  readonly reason: string;
  /** A whole query that can be searched and is close to what was meant; absent where none is near. */
  readonly suggestion?: string;
}

/**
 * What was changed so that the query could be read: `from` stands at `at` in the query as typed, `to` replaces it. A
 * `word` is what looks like an operator and was read as a word, unchanged.
 */
export interface QueryNote {
  readonly kind: 'repair' | 'translation' | 'word';
  readonly at: number;
  readonly length: number;
  readonly from: string;
  readonly to: string;
  /** A sentence for the reader. */
  readonly message: string;
}

/** A replacement in the query text. */
export interface QueryEdit {
  readonly at: number;
  readonly length: number;
  readonly to: string;
}

/** Carries a refusal out of the depths of the parser; `parseQuery` catches it, so it never leaves this folder. */
export class QueryProblem extends Error {
  readonly place: { readonly at: number; readonly length: number };
  /** The change that would take this problem away. */
  readonly edit: QueryEdit | undefined;

  constructor(place: { readonly at: number; readonly length: number }, reason: string, edit?: QueryEdit) {
    super(reason);
    this.place = place;
    this.edit = edit;
  }
}
