import type { IndexEntry } from './search-engine.ts';

/**
 * What storing needs of the embedded index. `add` and `remove` collect, `prepare` does the heavy building outside any
 * transaction, `commit` writes inside the transaction that stores the documents.
 */
export interface IndexWriter {
  /** Indexes the document; a former entry of the same number is replaced. */
  add(entry: IndexEntry): void;
  remove(documentNumber: number): void;
  /** Bytes collected and not yet committed, roughly. */
  readonly pendingBytes: number;
  prepare(): void;
  commit(): void;
  /** Forgets what was collected and not committed. */
  discard(): void;
}
