import type { CallAnswer } from '#contract/call.ts';
import type { PlaceEntry } from '#contract/reference.ts';
import type * as calls from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import type { PlaceRecord } from '#domain/records/place.ts';
import { presentPlaceAddress } from '#domain/addresses/place-address.ts';
import { presentStatus } from '#server/asking/present-status.ts';
import type { SearchCounter, SearchCounts } from '#server/asking/search-counter.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { ContentStore, StoredRecord } from '#server/ports/content-store.ts';
import type { ReferenceStore, StatusRow } from '#server/ports/reference-store.ts';
import { readOverview } from './country-overview.ts';
import { listBlocks, SEARCH } from '#server/asking/list-blocks.ts';
import { BILATERAL, listTreaties, type Treaty } from './list-treaties.ts';

interface Parts {
  readonly reference: ReferenceStore;
  readonly counter: SearchCounter;
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
}

type Place = StoredRecord<PlaceRecord>;

const PLACE_FACET = 'jurisdiction';
const MOST_COURTS = 8;
const MOST_LAWS = 3;
const MOST_CONTRIBUTORS = 8;
const MOST_NEIGHBOURS = 8;

/** Countries and territories, and what the library holds on each. */
export class JurisdictionsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws `document-not-found` for a place that nobody knows. */
  async get(reader: Reader, name: string): Promise<CallAnswer<typeof calls.getJurisdiction>> {
    const { reference, counter } = this.#parts;
    const { places, place } = await this.#find(name);
    const subject = { facet: PLACE_FACET, value: place.record.name };
    const between = { facet: CONTENT_TYPE, value: BILATERAL };
    const [all, own, bilateral, listed, status, treaties, overview] = await Promise.all([
      this.#countPlaces(reader),
      counter.count(reader, { endpoint: SEARCH, chosen: [subject], facets: ['court', 'author'] }),
      counter.count(reader, { endpoint: SEARCH, chosen: [subject, between], facets: [] }),
      listBlocks(this.#parts, reader, subject),
      reference.listStatus({ edition: reader.edition.id }),
      listTreaties(this.#parts, reader),
      readOverview(this.#parts, reader, subject),
    ]);
    const ofPlace = status.filter((row) => row.place.id === place.id);
    const { name: placeName, aliases, continent = null, groups } = place.record;
    return {
      id: place.id,
      name: placeName,
      aliases: [...aliases],
      continent,
      groups: [...groups],
      documents: all.of(PLACE_FACET, placeName),
      overview,
      law: listed.blocks.find(({ id }) => id === 'legislation')?.documents.slice(0, MOST_LAWS) ?? [],
      courts: listNamed(own, 'court', MOST_COURTS),
      conventions: presentConventions(ofPlace, treaties),
      bilateral: bilateral.total,
      ...listed,
      lastReviewDate: overview?.lastReviewDate ?? listed.lastReviewDate,
      contributors: listNamed(own, 'author', MOST_CONTRIBUTORS),
      neighbours: findNeighbours(place, ofPlace, conventionsFirst(status, treaties), places, all),
    };
  }

  /** What a place did about treaties among many states. Throws as `get`. */
  async listConventionsOf(
    reader: Reader,
    name: string,
  ): Promise<Pick<CallAnswer<typeof calls.getJurisdiction>, 'id' | 'name' | 'conventions'>> {
    const { place } = await this.#find(name);
    const [status, treaties] = await Promise.all([
      this.#parts.reference.listStatus({ edition: reader.edition.id }),
      listTreaties(this.#parts, reader),
    ]);
    const own = status.filter((row) => row.place.id === place.id);
    return { id: place.id, name: place.record.name, conventions: presentConventions(own, treaties) };
  }

  async #find(name: string): Promise<{ readonly places: readonly Place[]; readonly place: Place }> {
    const places = await this.#parts.reference.listPlaces();
    const place = places.find(({ id }) => id === name.toLowerCase());
    if (!place) throw new LibraryError('document-not-found');
    return { places, place };
  }

  #countPlaces(reader: Reader): Promise<SearchCounts> {
    return this.#parts.counter.count(reader, { endpoint: SEARCH, chosen: [], facets: [PLACE_FACET] });
  }
}

function presentPlace({ id, record }: Place, counts: SearchCounts): PlaceEntry {
  const { name, continent = null } = record;
  return { id, name, url: presentPlaceAddress(id), continent, documents: counts.of(PLACE_FACET, name) };
}

function listNamed(counts: SearchCounts, facet: string, limit: number) {
  const values = counts.list(facet).slice(0, limit);
  return values.map(({ value }) => ({ name: value, documents: counts.of(facet, value) }));
}

/** What a place did about conventions and other agreements that are no bilateral investment treaties. */
function presentConventions(rows: readonly StatusRow[], treaties: readonly Treaty[]) {
  const others = treaties.filter(({ isInvestmentTreaty }) => !isInvestmentTreaty);
  const byId = new Map(others.map((treaty) => [treaty.id, treaty]));
  return rows.flatMap((row) => {
    const treaty = byId.get(row.instrument.id);
    return treaty ? [{ ...presentStatus(row), treaty: { name: treaty.name, url: addressOfTreaty(treaty) } }] : [];
  });
}

/** One among many states has a status table; one between two is its text. */
function addressOfTreaty({ id, isMultilateral, preview }: Treaty): string {
  return isMultilateral ? `/conventions?convention=${encodeURIComponent(id)}` : presentTextAddress(preview);
}

/**
 * Places bound by the same treaties of which there are documents: of the same continent first, then those with the most.
 * Of a place of which no source names a treaty, those of its continent.
 */
function findNeighbours(
  { id, record }: Place,
  own: readonly StatusRow[],
  status: readonly StatusRow[],
  places: readonly Place[],
  counts: SearchCounts,
) {
  const instruments = new Set(own.map(({ instrument }) => instrument.id));
  const via = new Map<string, string>();
  for (const { instrument, place } of status) {
    if (instruments.has(instrument.id) && place.id !== null && place.id !== id && !via.has(place.id)) {
      via.set(place.id, instrument.name);
    }
  }
  const isNear = (entry: PlaceEntry) =>
    Number(entry.continent !== null && entry.continent === (record.continent ?? null));
  return places
    .flatMap((place) => {
      const treaty = via.get(place.id);
      const entry = presentPlace(place, counts);
      const isNeighbour = instruments.size > 0 ? treaty !== undefined : place.id !== id && isNear(entry) === 1;
      return isNeighbour && entry.documents.count > 0 ? [{ ...entry, via: treaty ?? null }] : [];
    })
    .toSorted((a, b) => isNear(b) - isNear(a) || b.documents.count - a.documents.count)
    .slice(0, MOST_NEIGHBOURS);
}

/** The rows of treaties among many states before those of others: whom a convention joins is named by it. */
function conventionsFirst(status: readonly StatusRow[], treaties: readonly Treaty[]): StatusRow[] {
  const many = new Set(treaties.filter(({ isMultilateral }) => isMultilateral).map(({ id }) => id));
  const rank = ({ instrument }: StatusRow) => Number(!many.has(instrument.id));
  return status.toSorted((a, b) => rank(a) - rank(b));
}
