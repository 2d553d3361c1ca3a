import type { Reader } from '#domain/access/reader.ts';
import type { Entry } from '#domain/collections/entry.ts';

/** What collections are made of that have rules of their own; hung in by the names that their definitions use. */
export interface CollectionRules {
  /** The entries of a list; of one that changes with the day, as of a day (`yyyy-mm-dd`). */
  readonly lists: Readonly<Record<string, (reader: Reader, day?: string) => Promise<readonly Entry[]>>>;
  /** One entry with its parts. Throws `document-not-found` where there is none. */
  readonly entries: Readonly<Record<string, (reader: Reader, id: string, day?: string) => Promise<Entry>>>;
  /** What an entry says beyond its record and its counts, from what these made of it. */
  readonly additions: Readonly<Record<string, (reader: Reader, entry: Entry) => Promise<Entry>>>;
}
