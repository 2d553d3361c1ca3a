import type { FavoriteAnswer } from '#contract/favorites.ts';
import { decideHeld, nameSubscriptions } from '#domain/access/decide-access.ts';
import { cite } from '#domain/citing/cite.ts';
import type { CitedWork } from '#domain/bibliography/cited-work.ts';
import { STYLES, type StyleId } from '#domain/citing/styles.ts';
import type { Reader } from '#domain/access/reader.ts';
import {
  ALL_FAVORITES,
  markSeen,
  readSeenVersion,
  WITHDRAWN_PROFILE,
  type Favorite,
} from '#domain/tools/desk/favorite.ts';
import type { SortedFavorite } from '#domain/tools/desk/favorite-list.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import { nameAddressPlaces } from '#domain/places/name-filter-places.ts';
import { nameModeOf } from '#domain/search/saved-search-words.ts';
import { listCitedWorks, readCitedWork, writeCitations } from '#server/asking/cited-works.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';

/** A favorite with what the library says of it for sorting and filtering. */
export interface KnownFavorite extends SortedFavorite {
  readonly favorite: Favorite;
  /** Whether this edition holds it today under the id it is kept by; not so what moved or is gone. */
  readonly isHeld: boolean;
}

/** How rows are listed: for which folder, in which style of citation. */
interface Listed {
  readonly folder?: string;
  readonly style?: StyleId | undefined;
}

/** What its citation is made from: the record, which is no secret of a closed document either. */
interface Cited {
  readonly cited?: CitedWork | undefined;
}

type CitedPreview = DocumentPreview & Cited;

interface Read extends Cited {
  readonly row: FavoriteAnswer;
}

/** Reads of favorites what the library says today; what it says of closed documents is no more than OP-17 allows. */
export class FavoriteRows {
  readonly #store: ContentStore;

  constructor(store: ContentStore) {
    this.#store = store;
  }

  /** All at once, for lists that are sorted and filtered by what the documents say. */
  async know(reader: Reader, favorites: readonly Favorite[]): Promise<KnownFavorite[]> {
    const ids = favorites.filter(({ kind }) => kind === 'document').map(({ target }) => target);
    const glances = await this.#store.listGlances(ids, reader.edition.id);
    const byId = new Map(glances.map((glance) => [glance.id, glance]));
    return favorites.map((favorite) => {
      const held = favorite.kind === 'document' ? byId.get(favorite.target) : undefined;
      const record = held && decideHeld(reader, held).isOpen ? held.record : undefined;
      return {
        favorite,
        isHeld: held !== undefined,
        title: held?.record.title ?? favorite.title,
        note: favorite.note,
        jurisdictions: record?.jurisdictions ?? favorite.jurisdictions,
        topics: record?.topics ?? favorite.topics,
        addedDate: favorite.addedDate,
        reviewDate: record?.lastReviewed ?? null,
        date: held?.record.legalDate ?? null,
        court: record?.court ?? null,
      };
    });
  }

  /** The same with their citations, as `present` writes them. */
  async cite(known: readonly KnownFavorite[], style?: StyleId): Promise<KnownFavorite[]> {
    const held = known.filter(({ isHeld }) => isHeld).map(({ favorite }) => favorite.target);
    const cited = await writeCitations(this.#store, held, style);
    return known.map((one) => ({ ...one, citation: one.isHeld ? cited.get(one.favorite.target) : undefined }));
  }

  #listHeld(known: readonly KnownFavorite[]): Promise<DocumentPreview[]> {
    return this.#store.listPreviews(known.filter(({ isHeld }) => isHeld).map(({ favorite }) => favorite.target));
  }

  /** The rows of one page, in their order, as they are listed. Only what moved or is gone is asked for alone. */
  async present(
    reader: Reader,
    known: readonly KnownFavorite[],
    { folder = ALL_FAVORITES, style = STYLES[0].id }: Listed = {},
  ): Promise<FavoriteAnswer[]> {
    const previews = await this.#listHeld(known);
    const works = await listCitedWorks(this.#store, previews);
    const byId = new Map(previews.map((preview) => [preview.id, { ...preview, cited: works.get(preview.id) }]));
    const rows: FavoriteAnswer[] = [];
    for (const { favorite, isHeld } of known) {
      const held = isHeld ? byId.get(favorite.target) : undefined;
      const { cited, row } = await this.#read(reader, favorite, held);
      rows.push({ ...row, citation: cited ? cite(cited, style) : null, folder });
    }
    return rows;
  }

  /**
   * Favorites by the ids that their documents have today, asked for all at once: one that became part of another shows
   * its star where that is read.
   */
  async renew(favorites: readonly Favorite[]): Promise<Favorite[]> {
    const ids = favorites.filter(({ kind }) => kind === 'document').map(({ target }) => target);
    const present = await this.#store.listPresentIds(ids);
    return favorites.map((favorite) => ({ ...favorite, target: present.get(favorite.target) ?? favorite.target }));
  }

  /** What documents that were kept are called today, by their ids; not in it is what is not in this edition any more. */
  async readTitles(
    reader: Reader,
    kept: readonly { readonly document: string | null }[],
  ): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(kept.flatMap(({ document }) => document ?? []))];
    const glances = await this.#store.listGlances(ids, reader.edition.id);
    const titles = new Map(glances.map(({ id, record }) => [id, record.title]));
    for (const id of ids.filter((one) => !titles.has(one))) {
      const document = await this.#store.findDocument(id);
      if (document?.state === 'withdrawn') titles.set(id, document.title || WITHDRAWN_PROFILE);
    }
    return titles;
  }

  async #read(reader: Reader, favorite: Favorite, held: CitedPreview | undefined): Promise<Read> {
    if (favorite.kind === 'search') return { row: presentSearch(reader, favorite) };
    if (held) return { row: presentHeld(reader, favorite, held, held.publicationTitle), cited: held.cited };
    const document = await this.#store.findDocument(favorite.target);
    if (document?.state === 'withdrawn') {
      const removed = { title: document.title || WITHDRAWN_PROFILE, removedDate: document.removedAt.slice(0, 10) };
      return { row: { ...presentKept(favorite), ...removed, state: 'withdrawn' } };
    }
    if (!document?.editions.includes(reader.edition.id)) return { row: { ...presentKept(favorite), state: 'missing' } };
    const publication =
      document.publication === undefined ? undefined : await this.#store.findPublication(document.publication);
    return {
      row: presentHeld(reader, favorite, document, publication?.record.title),
      cited: await readCitedWork(this.#store, document, publication),
    };
  }
}

/** What is known without the library. */
function presentKept({ target, notifies, folders, ...favorite }: Favorite): FavoriteAnswer {
  const isDocument = favorite.kind === 'document';
  return {
    id: favorite.id,
    informationType: isDocument ? 'Document' : 'Search',
    contentId: isDocument ? target : null,
    url: nameAddressPlaces(favorite.url),
    title: favorite.title,
    type: favorite.type,
    citation: null,
    court: null,
    source: null,
    date: null,
    addedDate: favorite.addedDate,
    updateDate: null,
    authorReviewDate: null,
    jurisdictions: [...favorite.jurisdictions],
    topicIds: [...favorite.topics],
    notifications: notifies,
    note: favorite.note,
    folders: [...folders],
    folder: ALL_FAVORITES,
    selected: false,
    show: true,
    state: 'open',
    hasChanged: false,
    knownVersion: null,
    hasMoved: false,
    formerTitle: null,
    removedDate: null,
    heldBy: [],
  };
}

function presentSearch({ edition }: Reader, favorite: Favorite): FavoriteAnswer {
  const type = favorite.search ? nameModeOf(edition, favorite.search) : favorite.type;
  return { ...presentKept(favorite), type };
}

function presentHeld(
  reader: Reader,
  favorite: Favorite,
  document: Pick<DocumentPreview, 'id' | 'kind' | 'record' | 'publication' | 'editions' | 'version' | 'importedAt'>,
  publication: string | undefined,
): FavoriteAnswer {
  const { record } = document;
  const { isOpen, heldBy } = decideHeld(reader, document);
  const hasMoved = document.id !== favorite.target;
  const isOwnAddress = favorite.url.startsWith('/manual-ip/') && !hasMoved;
  const row = {
    ...presentKept(favorite),
    url: isOwnAddress ? favorite.url : presentDocumentAddress(document, reader),
    title: record.title,
    type: record.type,
    date: legalDateOf(record) ?? null,
    hasMoved,
    formerTitle: hasMoved && favorite.title !== record.title ? favorite.title : null,
  };
  if (!isOpen) return { ...row, state: 'closed', heldBy: nameSubscriptions(reader.edition.subscriptions, heldBy) };
  return {
    ...row,
    court: record.court ?? record.organization ?? null,
    source:
      (document.kind === 'publication' ? undefined : publication) ??
      record.court ??
      record.organization ??
      record.source ??
      null,
    updateDate: document.importedAt,
    authorReviewDate: record.dates.lastReviewed ?? null,
    jurisdictions: [...record.jurisdictions],
    topicIds: [...record.topics],
    // What stands in its place was never what the reader knows: that it moved says so.
    hasChanged: !hasMoved && markSeen(document) !== favorite.seen,
    knownVersion: hasMoved ? null : findKnownVersion(favorite, document),
  };
}

function findKnownVersion({ seen }: Favorite, { version }: Pick<DocumentPreview, 'version'>): number | null {
  const known = readSeenVersion(seen);
  return known !== undefined && known < version ? known : null;
}
