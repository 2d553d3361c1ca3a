import type { ReadingPlaceAnswer } from '#contract/reading-places.ts';
import { decideHeld } from '#domain/access/decide-access.ts';
import { getOwner, type Reader } from '#domain/access/reader.ts';
import { shareBefore, type ReadingPlace } from '#domain/tools/desk/reading-place.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { foldName } from '#domain/names/fold-name.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { HistoryStore } from '#server/ports/history-store.ts';
import type { ReadingPlaceStore } from '#server/ports/reading-place-store.ts';

export interface ReadingPlacesParts {
  readonly places: ReadingPlaceStore;
  readonly history: Pick<HistoryStore, 'isKept'>;
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly clock: Clock;
}

interface PlaceWish {
  readonly id: string;
  readonly version: number;
  readonly anchor: string | null;
}

/** So many are listed where nobody says how many. */
const LISTED = 10;

/** Where an account stopped reading. Every call throws `account-needed` for a visitor. */
export class ReadingPlacesService {
  readonly #parts: ReadingPlacesParts;

  constructor(parts: ReadingPlacesParts) {
    this.#parts = parts;
  }

  /** The latest first; what the library holds no more is left out. */
  async list(reader: Reader, amount = LISTED): Promise<{ isKept: boolean; places: ReadingPlaceAnswer[] }> {
    const owner = getOwner(reader);
    const { places, history } = this.#parts;
    const kept = await places.listPlaces(owner, amount);
    return { isKept: await history.isKept(owner.account), places: await this.#present(reader, kept) };
  }

  /** Throws what opening the document would. */
  async find(reader: Reader, id: string): Promise<ReadingPlaceAnswer | null> {
    const owner = getOwner(reader);
    const document = await this.#parts.guard.getOpen(reader, id);
    const place = await this.#parts.places.findPlace(owner, document.id);
    const [shown] = place ? await this.#present(reader, [place]) : [];
    return shown ?? null;
  }

  /** Throws what opening the document would; false where nothing is kept, as of a text that has no such block. */
  async keep(reader: Reader, { id, version, anchor }: PlaceWish): Promise<boolean> {
    const owner = getOwner(reader);
    const { guard, content, places, clock } = this.#parts;
    const newest = await guard.getOpen(reader, id);
    if (anchor === null) {
      await places.forgetPlace(owner, newest.id);
      return false;
    }
    const read = await guard.findVersion(reader, newest, version);
    const found = read && (await content.findAnchor(read.content.id, anchor));
    if (!read || !found) return false;
    const share = shareBefore(found.block, read.content.blocks);
    return places.keepPlace(owner, { document: newest.id, version: read.version, anchor, share, at: clock.now() });
  }

  async #present(reader: Reader, places: readonly ReadingPlace[]): Promise<ReadingPlaceAnswer[]> {
    const { content } = this.#parts;
    const ids = places.map(({ document }) => document);
    const bounds = { edition: reader.edition.id, limit: 1 };
    const [previews, held] = await Promise.all([
      content.listPreviews(ids),
      content.listNamedDocuments(['name'], ids.map(foldName), bounds),
    ]);
    const here = new Set(held.map(({ id }) => id));
    const byId = new Map(previews.filter(({ id }) => here.has(id)).map((preview) => [preview.id, preview]));
    return places.flatMap((place) => {
      const preview = byId.get(place.document);
      return preview ? [presentPlace(reader, place, preview)] : [];
    });
  }
}

function presentPlace(
  reader: Reader,
  { version, anchor, share, at }: ReadingPlace,
  document: DocumentPreview,
): ReadingPlaceAnswer {
  const { title, type } = document.record;
  const url = `${presentTextAddress(document)}?v=${version}#${encodeURIComponent(anchor)}`;
  return {
    contentId: document.id,
    title,
    type,
    url,
    version,
    anchor,
    share,
    at,
    isOpen: decideHeld(reader, document).isOpen,
  };
}
