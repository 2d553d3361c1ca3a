import type { Generated } from 'kysely';

/** An alert on a search. */
export interface SearchAlertTable {
  id: string;
  account: string;
  edition: string;
  title: string;
  /** `SavedSearch` as `printSavedSearch` writes it. */
  search_json: string;
  url: string;
  feed_token: string;
  created_at: string;
  looked_at: string;
  seen_until: string;
  seen_before: string | null;
  /** Versions of the library at `created_at`, `seen_until` and `seen_before`; null where they were not noted. */
  had_version: number | null;
  seen_version: number | null;
  seen_before_version: number | null;
}

/** The address of a feed that has ended: SHA-256 of its token. */
export interface EndedFeedTable {
  token_hash: string;
  ended_at: string;
}

/** One search of an account's research record. */
export interface ResearchEntryTable {
  /** Order in which they were made. */
  place: Generated<number>;
  id: string;
  account: string;
  edition: string;
  made_at: string;
  title: string;
  search_json: string;
  url: string;
  understood: string | null;
  /** JSON list of words. */
  filters: string;
  sort: string;
  total: number;
  corpus_version: number;
  note: string;
}

/** Accounts that have said whether they want a record; the others have one. */
export interface ResearchSettingTable {
  account: string;
  is_kept: number;
}
