import type { FieldText } from '#domain/query/record-places.ts';

/**
 * The index behind the search engine, for whoever stores documents. What is put in and taken out is collected; nobody
 * sees any of it before `refresh`, and then all of it at once.
 *
 * What an answer may rely on: `refresh` is done once the generation it answers is kept where every server reads it, and
 * only then is a change acknowledged to whoever made it. An answer of the engine names the generation that it saw, never
 * one that the index does not hold yet. Telling the index of a document again changes nothing, so a writer that was
 * killed between storing and telling makes good from its outbox what it owes.
 */
export interface SearchIndex {
  /**
   * Whether the index lies in the store. If so, what `refresh` does belongs to the store's transaction in which it is
   * called: found with the commit, undone with a rollback. Else it is told once the store has committed.
   */
  readonly isInStore: boolean;
  /** About how many bytes wait for `refresh`. */
  readonly pendingBytes: number;
  /** Takes documents, each in place of what it had of the same number. Their texts are read before this is done. */
  put(entries: readonly IndexEntry[]): Promise<void>;
  /** Takes documents out by their numbers; one that is not there is no error. */
  remove(documents: readonly number[]): Promise<void>;
  /** Does the long work of the next `refresh` ahead of it, outside any transaction, or has it go on beside until then. */
  prepare(): Promise<void>;
  /** Makes all that was collected visible; answers the generation that holds it. */
  refresh(): Promise<number>;
  /** Forgets what was collected since the last `refresh`, and what one began that failed. */
  discard(): Promise<void>;
  /** The generation that answers now; grows with every `refresh` that changed something. */
  version(): Promise<number>;
  /** Puts in order what many small changes left, without changing an answer. Nothing may wait for `refresh`. */
  compact(): Promise<void>;
  /** Writes anew what still holds these documents as they were, so that their former words are in no part. Nothing may wait. */
  purge(documents: readonly number[]): Promise<void>;
  /** Reads everything the index holds. `pause` is awaited between pieces of work and may stop it by throwing. */
  inspect(pause: () => Promise<void>): Promise<IndexInspection>;
  /** What `inspect` says of a document that was put in as this entry. */
  fingerprint(entry: IndexEntry): Promise<string>;
  /** Takes damaged parts out with the next `refresh`; their documents have to be put in again. */
  drop(parts: readonly number[]): Promise<void>;
  /** Removes what belongs to nothing any more: of writers that were killed, of parts that are gone. */
  sweep(): Promise<void>;
  /** Notes that every document is in the index as this version of the program takes it. */
  markCurrent(): Promise<void>;
}

/** A text in the language of its document, or in one of its own. */
export type IndexedText = string | { readonly text: string; readonly language: string };

/** What an index takes of a document. Facet trees arrive with their ancestors as values of their own. */
export interface IndexEntry {
  /** Stable number of the document in the store. */
  readonly documentNumber: number;
  readonly id: string;
  readonly title: string;
  /** BCP 47 tag of the language of title, record and texts that name none; absent where it is unknown (OP-163). */
  readonly language?: string;
  /** The text of each block (`blockText`), in order; read once. */
  readonly texts: Iterable<IndexedText> | AsyncIterable<IndexedText>;
  /** What the record says besides the title, each by itself (`listRecordTexts`). */
  readonly recordTexts: readonly FieldText[];
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Date field to legal date (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`). */
  readonly dates: Readonly<Record<string, string>>;
}

/** What an index holds, by document number. */
export interface IndexInspection {
  /** All that it knows of each document, as one text to compare with `fingerprint`. */
  readonly documents: ReadonlyMap<number, string>;
  /** Documents that have more than one valid entry. */
  readonly twice: ReadonlySet<number>;
  /** Parts whose bytes are not those that were written; nothing of them counts. */
  readonly damaged: readonly number[];
}
