import type { EditionId } from '#domain/edition/edition.ts';
import type { SavedSearch, StoredSearch } from '#domain/search/saved-search.ts';

/** A search as it was made. Instants are ISO strings in UTC. */
export interface ResearchEntryDraft {
  readonly search: SavedSearch;
  readonly madeAt: string;
  /** What was looked for, as written; the filters where nothing was written. */
  readonly title: string;
  /** Path and query of this site that make the search again. */
  readonly url: string;
  /** The query as it was understood, in words; null where nothing was written. */
  readonly understood: string | null;
  /** What the search was narrowed to, in words. */
  readonly filters: readonly string[];
  /** The order of the results, in words. */
  readonly sort: string;
  readonly total: number;
  /** Of the library that answered. */
  readonly corpusVersion: number;
}

export interface ResearchEntry extends Omit<ResearchEntryDraft, 'search'> {
  readonly id: string;
  readonly edition: EditionId;
  readonly search: StoredSearch;
  /** The reader's own; '' where there is none. */
  readonly note: string;
}

/** An entry after its note was set; `trash` is what one that was taken away is called in the trash. */
export interface NotedEntry {
  readonly entry: ResearchEntry;
  readonly trash: string | null;
}

/** What accounts have searched for, kept for themselves. */
export interface ResearchRecordStore {
  /** Whether searches of the account are recorded; so at first. */
  isKept(account: string): Promise<boolean>;
  setKept(account: string, isKept: boolean): Promise<void>;
  /**
   * Adds a search, or brings the last entry up to date where it is only asked again (`isAskedAgain`); the oldest of the
   * edition give way to the thousand that are kept. Undefined where the account wants no record.
   */
  keepEntry(account: string, draft: ResearchEntryDraft): Promise<ResearchEntry | undefined>;
  /** Newest first. */
  listEntries(account: string, edition: EditionId): Promise<ResearchEntry[]>;
  findEntry(account: string, id: string): Promise<ResearchEntry | undefined>;
  /** A note that is taken away goes to the trash. */
  updateNote(account: string, id: string, note: string, at: string): Promise<NotedEntry | undefined>;
  /** Whether the account had it. */
  deleteEntry(account: string, id: string, at: string): Promise<boolean>;
  /** Forgets what was recorded on an edition; answers how many entries there were. */
  clearEntries(account: string, edition: EditionId): Promise<number>;
}
