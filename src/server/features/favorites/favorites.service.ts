import type { CallAnswer, CallBody } from '#contract/call.ts';
import type { FavoriteDraftBody, FolderAnswer, noteFavorite, Star } from '#contract/favorites.ts';
import { getOwner, type AccountOnEdition, type Reader } from '#domain/access/reader.ts';
import {
  ALL_FAVORITES,
  FAVORITE_LIMITS,
  findNameFault,
  findNoteFault,
  markSeen,
  type Favorite,
  type FavoriteDraft,
} from '#domain/tools/desk/favorite.ts';
import { keyOfLatest } from '#domain/tools/desk/latest-search.ts';
import type { SeenMark } from '#domain/tools/desk/search-alert.ts';
import { printLooks } from '#domain/tools/desk/search-looks.ts';
import { addressOfPlace, printPlace, printSeenPlace, readPlace } from '#domain/comparison/watched-place.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { readSearchAddress } from '#domain/search/saved-search-address.ts';
import { getReadable, type SavedSearch } from '#domain/search/saved-search.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PlaceWatch } from '#server/ports/place-watch.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';
import type { FavoriteMove, FavoriteStore } from '#server/ports/favorite-store.ts';
import { presentFolder, presentStar } from './favorite-list.service.ts';

/** A search that the second generation keeps, with what it was made of (OP-81). */
export interface SearchDraft {
  readonly title: string;
  readonly url: string;
  readonly jurisdictions?: readonly string[];
  readonly topicIds?: readonly string[];
}

type NoteBody = CallBody<typeof noteFavorite>;

interface Parts {
  readonly store: FavoriteStore;
  readonly guard: DocumentGuard;
  readonly newHits: Pick<NewHitFinder, 'getMark'>;
  readonly watch: Pick<PlaceWatch, 'look'>;
  readonly clock: Clock;
}

const FULL = {
  'too-many-favorites': `${FAVORITE_LIMITS.favorites.toLocaleString('en-GB')} favorites are kept for an account; take some out to make room.`,
  'too-many-folders': `${FAVORITE_LIMITS.folders} folders are kept for an account; delete one to make room.`,
} as const;

/** Changes what an account has starred. Every call throws `not-subscribed` without a subscription to the edition. */
export class FavoritesService {
  readonly #store: FavoriteStore;
  readonly #guard: DocumentGuard;
  readonly #newHits: Parts['newHits'];
  readonly #watch: Parts['watch'];
  readonly #clock: Clock;

  constructor({ store, guard, newHits, watch, clock }: Parts) {
    this.#store = store;
    this.#guard = guard;
    this.#newHits = newHits;
    this.#watch = watch;
    this.#clock = clock;
  }

  /** Throws `field-invalid` for what cannot name a folder, `folder-name-taken` and `too-many-folders`. */
  async createFolder(reader: Reader, name: string): Promise<FolderAnswer> {
    const owner = getOwner(reader);
    checkName('folderName', name);
    const folder = await this.#store.createFolder(owner, name, this.#clock.now());
    if (typeof folder === 'string') throw createRefusal(folder);
    return this.#present(owner, folder.id);
  }

  /** A folder with what lies in it, all or nothing. Throws what `createFolder` and `add` do. */
  async createFilledFolder(reader: Reader, name: string, bodies: readonly FavoriteDraftBody[]): Promise<FolderAnswer> {
    const owner = getOwner(reader);
    checkName('name', name);
    const drafts = await this.#readAll(reader, bodies);
    const folder = await this.#store.createFilledFolder(owner, name, drafts, this.#clock.now());
    if (typeof folder === 'string') throw createRefusal(folder);
    return this.#present(owner, folder.id);
  }

  /** Throws the same, and `folder-not-found`. */
  async updateFolder(reader: Reader, id: string, change: { name?: string | undefined; order?: number | undefined }) {
    const owner = getOwner(reader);
    if (change.name !== undefined) checkName('name', change.name);
    const folder = await this.#store.updateFolder(owner, id, change, this.#clock.now());
    if (typeof folder === 'string') throw createRefusal(folder);
    return this.#present(owner, id);
  }

  /** Throws `folder-not-found`. */
  async deleteFolder(reader: Reader, id: string): Promise<void> {
    if (!(await this.#store.deleteFolder(getOwner(reader), id, this.#clock.now())))
      throw new LibraryError('folder-not-found');
  }

  /**
   * Keeps documents and searches, all or none. Throws for a document what opening it would, but for closed ones, which
   * may be kept; `folder-not-found`, `too-many-favorites`.
   */
  async add(reader: Reader, bodies: readonly FavoriteDraftBody[], folder = ALL_FAVORITES): Promise<Star[]> {
    const owner = getOwner(reader);
    return (await this.#keep(owner, await this.#readAll(reader, bodies), folder)).map(presentStar);
  }

  /** Keeps a document of the second generation, under the address it has there. */
  async addDocument(reader: Reader, id: string, url = ''): Promise<Favorite> {
    const owner = getOwner(reader);
    const draft = await this.#readDocument(reader, id);
    const address = url.startsWith('/manual-ip/') ? url : draft.url;
    return this.#keepOne(owner, { ...draft, url: address });
  }

  async addSearch(reader: Reader, search: SearchDraft): Promise<Favorite> {
    const owner = getOwner(reader);
    const [draft] = await this.#markLooked(reader, [readSearch(reader.edition, search)]);
    if (!draft) throw new LibraryError('favorite-not-found');
    return this.#keepOne(owner, draft);
  }

  /** Throws `folder-not-found`. */
  async move(reader: Reader, favorites: readonly { id: string; folder?: string | undefined }[], folder: string) {
    const moves = favorites.map(({ id, folder: from }): FavoriteMove => ({ id, from: toFolder(from) }));
    const count = await this.#store.moveFavorites(getOwner(reader), moves, toFolder(folder));
    if (count === 'folder-not-found') throw new LibraryError(count);
    return count;
  }

  async setNotifications(reader: Reader, ids: readonly string[], notifies: boolean): Promise<number> {
    return this.#store.setNotifications(getOwner(reader), ids, notifies);
  }

  /** Throws `field-invalid` for what is no note, `favorite-not-found` for an id that is not one of the reader's. */
  async note(reader: Reader, { id, note, former }: NoteBody): Promise<CallAnswer<typeof noteFavorite>> {
    const owner = getOwner(reader);
    const reason = findNoteFault(note);
    if (reason !== undefined) throw new LibraryError('field-invalid', { field: 'note', reason });
    const now = await this.#store.setNote(owner, id, note, this.#clock.now(), former);
    if (now === undefined) throw new LibraryError('favorite-not-found');
    return { ...now, isKept: now.note === note };
  }

  async remove(reader: Reader, ids: readonly string[]): Promise<number> {
    return this.#store.deleteFavorites(getOwner(reader), ids, this.#clock.now());
  }

  /** Throws `favorite-not-found` for an id that is not one of the reader's. */
  async removeOne(reader: Reader, id: string): Promise<void> {
    if ((await this.remove(reader, [id])) === 0) throw new LibraryError('favorite-not-found');
  }

  async #readAll(reader: Reader, bodies: readonly FavoriteDraftBody[]): Promise<FavoriteDraft[]> {
    const drafts: FavoriteDraft[] = [];
    for (const body of bodies) drafts.push(await this.#read(reader, body));
    return this.#markLooked(reader, drafts);
  }

  async #read(reader: Reader, { informationType, contentId, url, title }: FavoriteDraftBody): Promise<FavoriteDraft> {
    if (informationType === 'Document') {
      if (contentId === undefined) throw missing('contentId', 'A document is named by its id.');
      return this.#readDocument(reader, contentId);
    }
    if (informationType === 'Comparison') return this.#readPlace(reader, url);
    if (url === undefined) throw missing('url', 'A search is named by its address.');
    if (title === undefined) throw missing('title', 'A search needs a title.');
    return readSearch(reader.edition, { url, title });
  }

  /** All that the library has of searches when they are kept counts as seen; one answer tells which library that is. */
  async #markLooked(reader: Reader, drafts: readonly FavoriteDraft[]): Promise<FavoriteDraft[]> {
    const search = drafts.find((draft) => draft.search?.version)?.search;
    const seen = search ? await this.#getMark(reader, getReadable(search)) : this.#timeAlone();
    const looked = printLooks({ seen, before: null });
    return drafts.map((draft) => (draft.kind === 'search' ? { ...draft, seen: looked } : draft));
  }

  async #getMark(reader: Reader, search: SavedSearch): Promise<SeenMark> {
    try {
      return await this.#newHits.getMark(reader, search);
    } catch (error) {
      // A search that cannot be made today is kept all the same.
      if (!(error instanceof LibraryError)) throw error;
      return this.#timeAlone();
    }
  }

  #timeAlone(): SeenMark {
    return { at: this.#clock.now(), corpusVersion: null };
  }

  async #readDocument(reader: Reader, id: string): Promise<FavoriteDraft> {
    const document = await this.#guard.getHeld(reader, id);
    return {
      kind: 'document',
      target: document.id,
      url: presentDocumentAddress(document, reader),
      title: document.record.title,
      type: document.record.type,
      search: null,
      jurisdictions: [],
      topics: [],
      seen: markSeen(document),
    };
  }

  /** Everything that stands there counts as seen when it is kept; what is closed may be kept, too. */
  async #readPlace(reader: Reader, url = ''): Promise<FavoriteDraft> {
    const place = readPlace(url);
    if (!place)
      throw missing('url', 'A place of a comparison is named by its address: at most one column and one topic.');
    const now = await this.#watch.look(reader, place);
    if (now.state === 'missing') throw missing('url', `Nothing stands at “${url}” in the comparisons of this library.`);
    return {
      kind: 'comparison',
      target: printPlace(now.place),
      url: addressOfPlace(now.place),
      title: now.title,
      type: now.type,
      search: null,
      jurisdictions: now.jurisdictions,
      topics: [],
      seen: printSeenPlace({ day: this.#clock.today(), parts: now.parts }),
    };
  }

  async #keep(owner: AccountOnEdition, drafts: readonly FavoriteDraft[], folder: string): Promise<Favorite[]> {
    const ids = await this.#store.addFavorites(owner, drafts, toFolder(folder), this.#clock.now());
    if (typeof ids === 'string') throw createRefusal(ids);
    const { favorites } = await this.#store.listShelf(owner);
    const byId = new Map(favorites.map((favorite) => [favorite.id, favorite]));
    // Another device may have taken one out by now.
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async #keepOne(owner: AccountOnEdition, draft: FavoriteDraft): Promise<Favorite> {
    const [kept] = await this.#keep(owner, [draft], ALL_FAVORITES);
    if (!kept) throw new LibraryError('favorite-not-found');
    return kept;
  }

  async #present(owner: AccountOnEdition, id: string): Promise<FolderAnswer> {
    const { folders, favorites } = await this.#store.listShelf(owner);
    const order = folders.findIndex((folder) => folder.id === id);
    const folder = folders[order];
    if (!folder) throw new LibraryError('folder-not-found');
    return presentFolder(
      folder,
      order,
      favorites.filter((favorite) => favorite.folders.includes(id)),
    );
  }
}

function toFolder(id: string | undefined): string | null {
  return id === undefined || id === ALL_FAVORITES ? null : id;
}

function checkName(field: string, name: string): void {
  const reason = findNameFault(name);
  if (reason !== undefined) throw new LibraryError('field-invalid', { field, reason });
}

function missing(field: string, reason: string): LibraryError {
  return new LibraryError('field-invalid', { field, reason });
}

function createRefusal(code: 'folder-not-found' | 'folder-name-taken' | keyof typeof FULL): LibraryError {
  return new LibraryError(code, code in FULL ? { reason: FULL[code as keyof typeof FULL] } : undefined);
}

function readSearch(edition: Edition, { title, url, jurisdictions = [], topicIds = [] }: SearchDraft): FavoriteDraft {
  const { pathname: path, searchParams } = new URL(url, 'http://library.invalid');
  const search = readSearchAddress(edition, { path, pairs: [...searchParams] }) ?? null;
  return {
    kind: 'search',
    target: keyOfLatest({ search, url }),
    url,
    title,
    type: 'Search',
    search,
    jurisdictions: jurisdictions.length > 0 ? jurisdictions : listValues(search, 'jurisdiction'),
    topics: topicIds.length > 0 ? topicIds : listValues(search, 'topic'),
    seen: '',
  };
}

function listValues(search: SavedSearch | null, facet: string): readonly string[] {
  return search?.filters.find((filter) => filter.facet === facet)?.values ?? [];
}
