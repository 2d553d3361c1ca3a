import type { DirectMatch } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';

/** Knows documents by what they are called. */
export interface NameRecognizer {
  /** The documents of the reader's edition that a query without operators names, the likeliest first. */
  recognize(reader: Reader, text: string): Promise<DirectMatch[]>;
}
