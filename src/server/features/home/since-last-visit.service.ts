import { SINCE_LISTED, type SinceLastVisitAnswer } from '#contract/home.ts';
import { decideHeld } from '#domain/access/decide-access.ts';
import { getOwner, type Reader } from '#domain/access/reader.ts';
import { markSeen, type Favorite } from '#domain/tools/desk/favorite.ts';
import { readPlace } from '#domain/comparison/watched-place.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { findUsualMode } from '#domain/edition/find-mode.ts';
import { readSearchBody } from '#domain/search/saved-search-body.ts';
import type { SavedSearch } from '#domain/search/saved-search.ts';
import type { AlertCounts } from '#server/ports/alert-counts.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { CustomizationStore } from '#server/ports/customization-store.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { PlaceWatch } from '#server/ports/place-watch.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';

export interface SinceLastVisitParts {
  readonly customizations: CustomizationStore;
  readonly favorites: FavoriteStore;
  readonly content: ContentStore;
  readonly newHits: NewHitFinder;
  readonly alertCounts: AlertCounts;
  readonly watch: PlaceWatch;
  readonly clock: Clock;
}

const NOTHING: SinceLastVisitAnswer = {
  isPersonal: false,
  since: null,
  documents: { hits: [], total: 0, isExact: true },
  alerts: { listed: [], total: 0 },
  favorites: { changed: [], total: 0 },
};

/** What happened while an account was away. */
export class SinceLastVisitService {
  readonly #parts: SinceLastVisitParts;

  constructor(parts: SinceLastVisitParts) {
    this.#parts = parts;
  }

  /** Notes the visit of an account; a visitor by address has nothing here. */
  async get(reader: Reader, signal: AbortSignal): Promise<SinceLastVisitAnswer> {
    if (!reader.visitor.account) return NOTHING;
    const { customizations, newHits, clock } = this.#parts;
    const owner = getOwner(reader);
    const search = searchOfAll(reader);
    const { at, corpusVersion } = await newHits.getMark(reader, search);
    const now = { at, corpusVersion: corpusVersion ?? 0 };
    const { before } = await customizations.noteVisit(owner, clock.today(), now);
    const [found, alerts, favorites] = await Promise.all([
      before ? newHits.findNew(reader, search, before, SINCE_LISTED) : undefined,
      this.#listAlerts(reader, signal),
      this.#listChanged(reader),
    ]);
    const { hits, total, isExact } = found ?? NOTHING.documents;
    return { isPersonal: true, since: before?.at ?? null, documents: { hits, total, isExact }, alerts, favorites };
  }

  /** Those with most that is new first. What cannot be counted does not keep the rest from being said. */
  async #listAlerts(reader: Reader, signal: AbortSignal): Promise<SinceLastVisitAnswer['alerts']> {
    try {
      const alerts = await this.#parts.alertCounts.list(reader, signal);
      const sorted = alerts.toSorted((a, b) => (b.newCount ?? 0) - (a.newCount ?? 0));
      const listed = sorted
        .slice(0, SINCE_LISTED)
        .map(({ id, title, newCount, isExact }) => ({ id, title, newCount, isExact }));
      return { listed, total: alerts.length };
    } catch {
      return null;
    }
  }

  /** Favorites whose document, or place of a comparison, says something else than when the reader last opened it (OP-128), of open ones alone. */
  async #listChanged(reader: Reader): Promise<SinceLastVisitAnswer['favorites']> {
    const { favorites, content } = this.#parts;
    const shelf = await favorites.listShelf(getOwner(reader));
    const documents = shelf.favorites.filter(({ kind }) => kind === 'document');
    const seen = new Map(documents.map(({ target, seen: mark }) => [target, mark]));
    const previews = (await content.listPreviews([...seen.keys()])).filter(
      (preview) => decideHeld(reader, preview).isOpen && markSeen(preview) !== seen.get(preview.id),
    );
    const documentsChanged = previews
      .toSorted((a, b) => b.importedAt.localeCompare(a.importedAt))
      .map((preview) => ({
        id: preview.id,
        title: preview.record.title,
        url: presentDocumentAddress(preview, reader),
        type: preview.record.type,
      }));
    const changed = [...(await this.#listChangedPlaces(reader, shelf.favorites)), ...documentsChanged];
    return { changed: changed.slice(0, SINCE_LISTED), total: changed.length };
  }

  /** They lead to what changed. */
  async #listChangedPlaces(
    reader: Reader,
    favorites: readonly Favorite[],
  ): Promise<SinceLastVisitAnswer['favorites']['changed']> {
    const { watch } = this.#parts;
    const found: SinceLastVisitAnswer['favorites']['changed'] = [];
    for (const { id, kind, target, seen } of favorites) {
      const place = kind === 'comparison' ? readPlace(target) : undefined;
      if (!place) continue;
      const now = await watch.look(reader, place);
      const changes = await watch.findChanges(reader, now, seen);
      if (changes) found.push({ id, title: now.title, url: changes.url, type: now.type });
    }
    return found;
  }
}

/** All that the search page of an edition finds where nothing is asked. */
function searchOfAll({ edition }: Reader): SavedSearch {
  const mode = findUsualMode(edition);
  return readSearchBody({ edition: edition.id, endpoint: mode?.endpoint ?? '' }, { mode: mode?.id });
}
