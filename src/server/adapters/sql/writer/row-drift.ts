import type { Drift } from '#server/ports/content-writer.ts';

/** Rows that say other than what they are made from. */
export interface RowDrift extends Drift {
  readonly rows: number;
  /** Whose they are; undefined where nobody's. */
  readonly owner: { readonly of: 'document' | 'record'; readonly number: number } | undefined;
}

/** Names under which rows are missing or surplus: what is meant by them is not judged before that is put right. */
export interface DoubtfulNames {
  /** Folded names of documents. */
  readonly documents: Set<string>;
  /** Keys of names of records. */
  readonly records: Set<string>;
}
