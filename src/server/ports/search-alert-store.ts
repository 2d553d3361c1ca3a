import type { EditionId } from '#domain/edition/edition.ts';
import type { SeenMark } from '#domain/tools/desk/search-alert.ts';
import type { SavedSearch, StoredSearch } from '#domain/search/saved-search.ts';

export interface SearchAlertDraft {
  readonly search: SavedSearch;
  readonly title: string;
  /** Path and query of this site that make the search again, as its reader had it on the screen. */
  readonly url: string;
}

/** A search that its reader wants to hear of. Instants are ISO strings in UTC. */
export interface SearchAlert extends Omit<SearchAlertDraft, 'search'> {
  readonly id: string;
  readonly edition: EditionId;
  readonly search: StoredSearch;
  /** Id of the account. */
  readonly account: string;
  /** 128 random bits: whoever knows it reads the feed. */
  readonly feedToken: string;
  readonly createdAt: string;
  /** When the reader last looked. */
  readonly lookedAt: string;
  /** What the library had when the alert was made. */
  readonly had: SeenMark;
  /** What the reader has seen: the rest is new. */
  readonly seen: SeenMark;
  /** The mark before the last look that had something new; null until there was one. */
  readonly seenBefore: SeenMark | null;
}

/** What an address of a feed leads to: an alert, or the remains of one that had it. */
export type FeedOwner = { readonly state: 'live'; readonly alert: SearchAlert } | { readonly state: 'ended' };

/** The alerts of accounts. The address of a feed is kept as it is, since its reader wants to see it again. */
export interface SearchAlertStore {
  /** Newest first. */
  listAlerts(account: string, edition: EditionId): Promise<SearchAlert[]>;
  findAlert(account: string, id: string): Promise<SearchAlert | undefined>;
  /** Undefined for a token that never was one. */
  findFeed(token: string): Promise<FeedOwner | undefined>;
  /** Made at the instant of the mark, which counts as seen; undefined where the account has as many as there may be. */
  createAlert(account: string, draft: SearchAlertDraft, had: SeenMark): Promise<SearchAlert | undefined>;
  renameAlert(account: string, id: string, title: string): Promise<SearchAlert | undefined>;
  /** Moves the mark; the former becomes `seenBefore` where there was something new. */
  noteLook(account: string, id: string, look: AlertLook): Promise<SearchAlert | undefined>;
  /** Gives the feed a new address; the former is remembered as ended. */
  renewFeed(account: string, id: string, at: string): Promise<SearchAlert | undefined>;
  /** Whether the account had it, in whose trash it lies now; the address of its feed is remembered as ended. */
  deleteAlert(account: string, id: string, at: string): Promise<boolean>;
}

export interface AlertLook {
  /** Its instant is that of the look. */
  readonly seen: SeenMark;
  readonly hasNew: boolean;
}
