import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { SearchLook } from '#domain/tools/desk/search-looks.ts';
import type { FavoriteDraft, FavoriteFolder, FavoriteKind, FavoriteShelf } from '#domain/tools/desk/favorite.ts';

/** One favorite on its way to a folder: it leaves `from`, or where that is null all folders it lies in. */
export interface FavoriteMove {
  readonly id: string;
  readonly from: string | null;
}

export type FolderFault = 'folder-not-found' | 'folder-name-taken' | 'too-many-folders';

/**
 * Favorites and folders of accounts, for both generations of calls (OP-125). Ids of somebody else, of another edition and
 * those that another device took out meanwhile are passed over. Instants are ISO strings in UTC.
 */
export interface FavoriteStore {
  listShelf(owner: AccountOnEdition): Promise<FavoriteShelf>;
  /** Adds it as the last. */
  createFolder(owner: AccountOnEdition, name: string, at: string): Promise<FavoriteFolder | FolderFault>;
  /**
   * Makes a folder and keeps what lies in it, all or nothing, as `createFolder` and `addFavorites` do. Answers the
   * folder.
   */
  createFilledFolder(
    owner: AccountOnEdition,
    name: string,
    drafts: readonly FavoriteDraft[],
    at: string,
  ): Promise<FavoriteFolder | FolderFault | 'too-many-favorites'>;
  /** Another name, another place among the folders (from 0, beyond the last is the last), or both. */
  updateFolder(
    owner: AccountOnEdition,
    id: string,
    change: { readonly name?: string | undefined; readonly order?: number | undefined },
    at: string,
  ): Promise<FavoriteFolder | FolderFault>;
  /** Whether there was one, which lies in the trash now; what lay in it stays a favorite (OP-82). */
  deleteFolder(owner: AccountOnEdition, id: string, at: string): Promise<boolean>;
  /**
   * Keeps what is not kept yet, all or nothing, in the order given and the last on top, and puts everything into the
   * folder; null is none. Answers the ids in that order. What was kept stays as it was.
   */
  addFavorites(
    owner: AccountOnEdition,
    drafts: readonly FavoriteDraft[],
    folder: string | null,
    at: string,
  ): Promise<string[] | 'folder-not-found' | 'too-many-favorites'>;
  /** Answers how many there were; null as folder leaves them in none. */
  moveFavorites(
    owner: AccountOnEdition,
    moves: readonly FavoriteMove[],
    folder: string | null,
  ): Promise<number | 'folder-not-found'>;
  /** Takes them out of every folder and puts them into the trash; answers how many there were. */
  deleteFavorites(owner: AccountOnEdition, ids: readonly string[], at: string): Promise<number>;
  /** Sets whether changes are to be told; answers how many there were. */
  setNotifications(owner: AccountOnEdition, ids: readonly string[], notifies: boolean): Promise<number>;
  /**
   * Writes the note on a favorite, where it still says `former` or nothing is said of that. Answers what it says now,
   * which is another where somebody wrote meanwhile; undefined where there is no such favorite. A note that is taken
   * away lies in the trash, under the id `trash`.
   */
  setNote(
    owner: AccountOnEdition,
    id: string,
    note: string,
    at: string,
    former?: string,
  ): Promise<{ readonly note: string; readonly trash: string | null } | undefined>;
  /** Notes a look at what is new of a search; whether there is one of this id. */
  noteLook(owner: AccountOnEdition, id: string, look: SearchLook): Promise<boolean>;
  /** Notes the state of a document, or of another kind of favorite, that its reader has seen. */
  noteSeen(owner: AccountOnEdition, target: string, seen: string, kind?: FavoriteKind): Promise<void>;
  /** What the reader has seen of those of the targets that are favorites. */
  listSeen(
    owner: AccountOnEdition,
    kind: FavoriteKind,
    targets: readonly string[],
  ): Promise<{ readonly target: string; readonly seen: string }[]>;
}
