import type { EditionId } from '#domain/edition/edition.ts';
import type { StoredSearch } from '#domain/search/saved-search.ts';

/**
 * What an account keeps at most on all editions (OP-82), the most that one call adds and that one page of them shows, and the largest a field may be:
 * names of folders and notes in characters as Unicode counts them, the others in UTF-16 units.
 */
export const FAVORITE_LIMITS = {
  favorites: 1000,
  folders: 100,
  name: 80,
  note: 2000,
  title: 300,
  url: 4000,
  added: 200,
  page: 100,
} as const;

/** What every favorite is in, whichever folders it lies in besides. */
export const ALL_FAVORITES = '0';

export type FavoriteKind = 'document' | 'search' | 'comparison';

/** What is to be kept of something starred (OP-127); the rest is read from the library at each look. */
export interface FavoriteDraft {
  readonly kind: FavoriteKind;
  /** What makes it the same again: the id of the document, what the search looks for, the place of a comparison. */
  readonly target: string;
  /** A path of this site. */
  readonly url: string;
  /** As it was called, and what it was, when it was starred. */
  readonly title: string;
  readonly type: string;
  /** What its address looks for; null for documents, and for an address that is none of a search. */
  readonly search: StoredSearch | null;
  /** Of searches alone. */
  readonly jurisdictions: readonly string[];
  readonly topics: readonly string[];
  /**
   * What the reader knows of it: the state of a document (`markSeen`), the looks at a search (`printLooks`), what stood
   * at a place of a comparison (`printSeenPlace`).
   */
  readonly seen: string;
}

/** Something starred: once on each edition, in any number of folders (OP-125). Instants are UTC. */
export interface Favorite extends FavoriteDraft {
  readonly id: string;
  readonly edition: EditionId;
  readonly addedDate: string;
  /** Whether the reader wants to be told of changes (OP-84). */
  readonly notifies: boolean;
  /** The reader's own words on it, '' where there are none. */
  readonly note: string;
  /** Ids of the folders it lies in. */
  readonly folders: readonly string[];
}

export interface FavoriteFolder {
  readonly id: string;
  readonly name: string;
  readonly addedDate: string;
  readonly updateDate: string;
}

/** All that an account keeps on one edition: favorites the newest first, folders in the reader's order. */
export interface FavoriteShelf {
  readonly folders: readonly FavoriteFolder[];
  readonly favorites: readonly Favorite[];
  /** How many of each the account keeps on all editions: the limits are the account's (OP-82). */
  readonly kept: { readonly favorites: number; readonly folders: number };
}

/** What two names of folders that count as one have in common (OP-82). */
export function foldFolderName(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/gu, ' ');
}

/** Why a text cannot name a folder, in words; undefined where it can. What is taken comes back as it was written. */
export function findNameFault(name: string): string | undefined {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return 'Give the folder a name.';
  const allowed = `A folder’s name has at most ${FAVORITE_LIMITS.name} characters`;
  if (Array.from(name).length > FAVORITE_LIMITS.name) return `${allowed}; this one has ${Array.from(name).length}.`;
  if (/[\p{Cc}\p{Cs}]/u.test(name)) return `${allowed}, in one line and without control characters.`;
  return undefined;
}

/** Why a text cannot be a note, in words; undefined where it can. What is taken comes back as it was written. */
export function findNoteFault(note: string): string | undefined {
  const { length } = Array.from(note);
  const most = FAVORITE_LIMITS.note.toLocaleString('en-GB');
  if (length > FAVORITE_LIMITS.note) {
    return `A note has at most ${most} characters; this one has ${length.toLocaleString('en-GB')}.`;
  }
  if (/[\p{Cs}]|[^\P{Cc}\t\r\n]/u.test(note)) return 'A note is plain text, without control characters.';
  return undefined;
}

/** Stands in for the title of a profile that is shown nowhere any more. */
export const WITHDRAWN_PROFILE = 'A withdrawn profile';

/** The version of the text that a reader knew of a document (`markSeen`); undefined where nothing is known of it. */
export function readSeenVersion(seen: string): number | undefined {
  const [, version] = /^\[(\d+),/u.exec(seen) ?? [];
  return version === undefined ? undefined : Number(version);
}

/** What of a document is watched (OP-128): its text by the version, its status and how long it is valid; never an import. */
export function markSeen(document: {
  readonly version: number;
  readonly record: { readonly status?: string; readonly dates: { readonly validUntil?: string } };
}): string {
  return JSON.stringify([document.version, document.record.status ?? '', document.record.dates.validUntil ?? '']);
}
