import type { FavoriteListQuery } from '#contract/favorite-generation.ts';
import type { FavoriteAnswer, FavoritesAnswer, FavoritesQuery, FolderAnswer, Star } from '#contract/favorites.ts';
import { getOwner, type Reader } from '#domain/access/reader.ts';
import { ALL_FAVORITES, type Favorite, type FavoriteKind, type FavoriteShelf } from '#domain/tools/desk/favorite.ts';
import { isAmongFavorites, sortFavorites } from '#domain/tools/desk/favorite-list.ts';
import { fixedOrder, startOrder } from '#domain/tools/desk/favorite-sorts.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { listManualTypes } from '#domain/edition/list-manual-types.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { nameAddressPlaces } from '#domain/places/name-filter-places.ts';
import { foldText } from '#domain/words/fold-text.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { FavoriteRows, KnownFavorite } from './favorite-rows.ts';

/** A whole list of favorites with all folders of the account. */
export interface AllFavorites {
  readonly rows: readonly FavoriteAnswer[];
  readonly folders: readonly FolderAnswer[];
}

/** What an account has starred, as lists. Every call throws `not-subscribed` without a subscription to the edition. */
export class FavoriteListService {
  readonly #store: FavoriteStore;
  readonly #rows: FavoriteRows;

  constructor(store: FavoriteStore, rows: FavoriteRows) {
    this.#store = store;
    this.#rows = rows;
  }

  /** Throws `folder-not-found` for a folder that is not the reader's. */
  async list(reader: Reader, query: FavoritesQuery): Promise<FavoritesAnswer> {
    const { shelf, inFolder, ofTab, known, found, sortOrder } = await this.#find(reader, query);
    const { pageSize } = query;
    const pageNumber = Math.min(query.pageNumber, Math.max(1, Math.ceil(found.length / pageSize)));
    const page = found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    const countOf = (kind: FavoriteKind) => inFolder.filter((favorite) => favorite.kind === kind).length;
    // Stars are drawn from ids alone, wherever a document is shown.
    const stars = query.idsOnly ? await this.#rows.renew(shelf.favorites) : shelf.favorites;
    return {
      folders: presentFolders({ ...shelf, favorites: stars }, query.selectedFolderId),
      favorites: await this.#rows.present(reader, page, { folder: query.selectedFolderId, style: query.style }),
      totalHits: query.idsOnly ? ofTab.length : found.length,
      documents: countOf('document'),
      searches: countOf('search'),
      comparisons: countOf('comparison'),
      kept: shelf.kept,
      pageNumber,
      pageSize,
      sortBy: query.sortBy,
      sortOrder,
      query: query.query,
      selectedFolderId: query.selectedFolderId,
      jurisdictionsFilter: countValues(known, ({ jurisdictions }) => jurisdictions),
      topicsFilter: countValues(known, ({ topics }) => topics),
    };
  }

  /**
   * What the pages of a list have together, which is never more than a file holds (OP-82); where ids are named those of
   * them alone. Throws `folder-not-found` for a folder that is not the reader's.
   */
  async listAll(reader: Reader, query: FavoritesQuery, ids: readonly string[]): Promise<AllFavorites> {
    const { shelf, found } = await this.#find(reader, { ...query, idsOnly: false });
    const chosen = new Set(ids);
    const wanted = chosen.size === 0 ? found : found.filter(({ favorite }) => chosen.has(favorite.id));
    const rows = await this.#rows.present(reader, wanted, { folder: query.selectedFolderId, style: query.style });
    return { rows, folders: presentFolders(shelf, query.selectedFolderId) };
  }

  /** What a list shows, before it is cut into pages; with ids alone nothing is asked of the library. */
  async #find(reader: Reader, query: FavoritesQuery) {
    const shelf = await this.#store.listShelf(getOwner(reader));
    const inFolder = listInFolder(shelf, query.selectedFolderId);
    const kind: FavoriteKind | undefined = query.informationType && KINDS[query.informationType];
    const ofTab = kind ? inFolder.filter((favorite) => favorite.kind === kind) : inFolder;
    const sortOrder = query.sortOrder ?? startOrder(query.sortBy);
    const known = query.idsOnly ? [] : await this.#rows.know(reader, ofTab);
    const words = readWords(query.query);
    const matching = known.filter((one) => isAmongFavorites(one, query) && hasWords(one, words));
    const cited = query.sortBy === 'Citation' ? await this.#rows.cite(matching, query.style) : matching;
    const found = sortFavorites(cited, query.sortBy, sortOrder);
    return { shelf, inFolder, ofTab, known, found, sortOrder };
  }

  /** All of the second generation, with what the library says of it. */
  async knowManual(reader: Reader): Promise<KnownFavorite[]> {
    const { favorites } = await this.#store.listShelf(getOwner(reader));
    return this.#rows.know(
      reader,
      favorites.filter((favorite) => isOfManual(reader.edition, favorite)),
    );
  }

  /** The second generation: what lies under /manual-ip, in one order for each column (SR-209, SR-210). */
  async listManual(reader: Reader, kind: FavoriteKind, query: FavoriteListQuery): Promise<FavoriteAnswer[]> {
    const filter = { jurisdictions: toList(query.jurisdictions), topics: toList(query.topics) };
    const own = (await this.knowManual(reader)).filter(({ favorite }) => favorite.kind === kind);
    const found = own.filter((one) => isAmongFavorites(one, filter));
    const sorted = sortFavorites(found, query.sortBy, fixedOrder(query.sortBy)).slice(0, query.amount);
    return this.#rows.present(reader, sorted);
  }
}

const KINDS = { Document: 'document', Search: 'search', Comparison: 'comparison' } as const satisfies Record<
  string,
  FavoriteKind
>;

/** A parameter that stands once arrives as a text. */
export function toList(values: string | string[] | undefined): string[] {
  return values === undefined ? [] : [values].flat();
}

/** A folder as its owner is told of it; `order` is its place among the folders. */
export function presentFolder(
  folder: FavoriteShelf['folders'][number],
  order: number,
  favorites: readonly Favorite[],
  isSelected = false,
): FolderAnswer {
  return {
    ...folder,
    order,
    favorites: favorites.map(presentStar),
    selected: isSelected,
    active: isSelected,
    hits: favorites.length,
  };
}

export function presentStar({ id, kind, target, url, notifies }: Favorite): Star {
  const contentId = kind === 'document' ? target : null;
  return { id, contentId, url: nameAddressPlaces(url), notifications: notifies };
}

function presentFolders({ folders, favorites }: FavoriteShelf, selected: string): FolderAnswer[] {
  const dates = { addedDate: '', updateDate: '' };
  const all = { id: ALL_FAVORITES, name: 'All favorites', ...dates };
  const within = new Map(folders.map(({ id }) => [id, [] as Favorite[]]));
  for (const favorite of favorites) for (const id of favorite.folders) within.get(id)?.push(favorite);
  return [
    presentFolder(all, 0, favorites, selected === ALL_FAVORITES),
    ...folders.map((folder, order) =>
      presentFolder(folder, order, within.get(folder.id) ?? [], selected === folder.id),
    ),
  ];
}

function listInFolder({ folders, favorites }: FavoriteShelf, folder: string): readonly Favorite[] {
  if (folder === ALL_FAVORITES) return favorites;
  if (!folders.some(({ id }) => id === folder)) throw new LibraryError('folder-not-found');
  return favorites.filter((favorite) => favorite.folders.includes(folder));
}

/** Whether it lies under /manual-ip (OP-125): by its address, or as one of the documents that the manual is made of. */
function isOfManual(edition: Edition, { url, type }: Favorite): boolean {
  return url.startsWith('/manual-ip/') || listManualTypes(edition).includes(type);
}

/** The words that a list is narrowed to, folded. */
function readWords(query: string): string[] {
  return foldText(query).split(/\s+/u).filter(Boolean);
}

/** Whether all the words stand in its title or its note; nothing is read where there are none. */
function hasWords({ title, note }: KnownFavorite, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = foldText(`${title}\n${note}`);
  return words.every((word) => text.includes(word));
}

/** How many have each value, in the order of the alphabet. */
export function countValues(known: readonly KnownFavorite[], read: (one: KnownFavorite) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of known.flatMap((one) => [...new Set(read(one))])) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, title: id, count }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}
