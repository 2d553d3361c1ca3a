import type { RowDifferences } from '#domain/versions/compare-row.ts';
import type { BesideRow } from '#domain/versions/set-beside.ts';

/** What of a block is compared. */
export interface SentBlock {
  readonly text: string;
  readonly kind: string;
  readonly number: string | undefined;
}

/** Two texts to hold against each other, or word to go on after the time was over. */
export type BesideTask =
  | {
      readonly olds: readonly SentBlock[];
      readonly news: readonly SentBlock[];
      /** A translation is set beside a text by numbers and kinds, and its words are not compared. */
      readonly isTranslation: boolean;
    }
  | { readonly goOn: true };

/** The differences of the row of a number. */
export interface MarkedRow extends RowDifferences {
  readonly row: number;
}

export type BesideAnswer =
  /** First: which blocks stand beside each other. */
  | { readonly kind: 'rows'; readonly rows: readonly BesideRow[] }
  /** Then: the words, some rows at a time; `done` of `total` rows have been compared. */
  | { readonly kind: 'words'; readonly marked: readonly MarkedRow[]; readonly done: number; readonly total: number }
  /** The time is over, and `left` are the numbers of the rows whose words have not been compared. */
  | { readonly kind: 'paused'; readonly left: readonly number[] }
  | { readonly kind: 'failed'; readonly message: string };
