import type { Jurisdiction } from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentPlaceAddress } from '#domain/addresses/place-address.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { Entry } from '#domain/collections/entry.ts';
import { BILATERAL_TREATY } from '#domain/document/treaty-types.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { PlaceRecord } from '#domain/records/place.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { countReading } from '#server/asking/count-reading.ts';
import { createBlockDrawer } from '#server/asking/draw-blocks.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import { presentListed, SEARCH } from '#server/asking/list-blocks.ts';
import { presentStatus } from '#server/asking/present-status.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { Narrowing, SearchCounter, SearchCounts } from '#server/asking/search-counter.ts';
import type { StatusOnDay, StatusTable } from '#server/asking/status-table.ts';
import type { ContentStore, StoredRecord } from '#server/ports/content-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { listTreaties, type Treaty } from './list-treaties.ts';

interface Parts {
  readonly reference: ReferenceStore;
  readonly counter: SearchCounter;
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly usage: UsageRecorder;
  readonly status: StatusTable;
}

/** What a place says beyond its record, its count and its blocks. */
type Added = Omit<Jurisdiction, 'id' | 'name' | 'aliases' | 'continent' | 'groups' | 'documents' | 'blocks'>;

/** What a place joined, and by what names that goes. */
export interface Joined extends Pick<Jurisdiction, 'conventions'> {
  readonly names: readonly string[];
}

const PLACE_FACET = 'jurisdiction';
/** What the overview of a country is filed as. */
const OVERVIEW = 'Country overview';
const MOST_LAWS = 3;
/** So many courts, contributors and neighbours are named. */
const MOST_NAMED = 8;

/** What the library says of a country or territory beside its record. */
export class JurisdictionsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async add(reader: Reader, entry: Entry): Promise<Added> {
    const { reference, counter, status: table } = this.#parts;
    const place = entry as unknown as Jurisdiction;
    const { id, name, blocks, lastReviewDate } = place;
    const subject = { facet: PLACE_FACET, value: name };
    const between = { facet: CONTENT_TYPE, value: BILATERAL_TREATY };
    const [all, own, bilateral, status, treaties, overview, places] = await Promise.all([
      counter.count(reader, { endpoint: SEARCH, chosen: [], facets: [PLACE_FACET] }),
      counter.count(reader, { endpoint: SEARCH, chosen: [subject], facets: ['court', 'author'] }),
      counter.count(reader, { endpoint: SEARCH, chosen: [subject, between], facets: [] }),
      table.list({ edition: reader.edition.id }),
      listTreaties(this.#parts, reader),
      this.#readOverview(reader, subject),
      reference.listPlaces(),
    ]);
    const ofPlace = status.filter((row) => row.place.id === id);
    return {
      overview,
      law: blocks.find((block) => block.id === 'legislation')?.documents.slice(0, MOST_LAWS) ?? [],
      courts: listNamed(own, 'court'),
      conventions: presentConventions(ofPlace, treaties),
      bilateral: bilateral.total,
      lastReviewDate: overview?.lastReviewDate ?? lastReviewDate,
      contributors: listNamed(own, 'author'),
      neighbours: findNeighbours(
        place,
        ofPlace.filter(takesPart),
        conventionsFirst(status.filter(takesPart), treaties),
        places,
        all,
      ),
    };
  }

  /** What a place did about treaties among many states. Throws `document-not-found` for a place that nobody knows. */
  async listConventionsOf(
    reader: Reader,
    id: string,
    day?: string,
  ): Promise<Pick<Jurisdiction, 'id' | 'name' | 'conventions'>> {
    const [place] = await this.#parts.reference.listRecords('place', undefined, id.toLowerCase());
    if (!place) throw new LibraryError('document-not-found');
    const { conventions } = await this.listJoined(reader, place.id, day);
    return { id: place.id, name: place.record.name, conventions };
  }

  /** The same of a place or a union by its id, with every name of the treaties that the edition has. */
  async listJoined(reader: Reader, place: string, day?: string): Promise<Joined> {
    const [status, treaties] = await Promise.all([
      this.#parts.status.list({ edition: reader.edition.id, place }, day),
      listTreaties(this.#parts, reader),
    ]);
    return {
      conventions: presentConventions(status, treaties),
      names: treaties.flatMap(({ id, names }) => [id, ...names]),
    };
  }

  /** The newest overview of a place that the reader may open; it counts as a document that was read (OP-179). */
  async #readOverview(reader: Reader, place: Narrowing): Promise<Jurisdiction['overview']> {
    const { counter, guard, budget, usage } = this.#parts;
    const chosen = [place, { facet: CONTENT_TYPE, value: OVERVIEW }];
    const { ids } = await counter.count(reader, { endpoint: SEARCH, chosen, facets: [], size: 1 });
    const document = ids[0] === undefined ? undefined : await guard.findOpen(reader, ids[0]);
    if (!document) return null;
    const read = async () => {
      await budget.take(reader, document.id);
      return this.#presentOverview(reader, document);
    };
    return countReading(usage, reader, 'document', read, ({ id, title, type }) => ({
      kind: 'request',
      id,
      title,
      type,
    }));
  }

  async #presentOverview(reader: Reader, document: OpenDocument) {
    const { content } = this.#parts;
    const sizes = await content.listChunkSizes(document.content.id);
    const chunks = await content.listChunks(document.content.id, 0, (sizes.at(-1)?.sequence ?? -1) + 1);
    const blocks = chunks.flatMap((chunk) => chunk.blocks);
    const draw = await createBlockDrawer(reader, content, document, blocks);
    const { authors, dates } = document.record;
    return {
      ...presentListed(reader, document),
      html: blocks.map(draw).join('\n'),
      authors: authors.map(({ name }) => name),
      lastReviewDate: dates.lastReviewed ?? null,
    };
  }
}

function listNamed(counts: SearchCounts, facet: string) {
  const values = counts.list(facet).slice(0, MOST_NAMED);
  return values.map(({ value }) => ({ name: value, documents: counts.of(facet, value) }));
}

/** What a place did about conventions and other agreements that are no bilateral investment treaties. */
function presentConventions(rows: readonly StatusOnDay[], treaties: readonly Treaty[]) {
  const others = treaties.filter(({ type }) => type !== BILATERAL_TREATY);
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

/** Not who has left, or was never bound. */
function takesPart({ stands }: StatusOnDay): boolean {
  return stands !== 'left' && stands !== 'not bound';
}

/**
 * Places bound by the same treaties of which there are documents: of the same continent first, then those with the most.
 * Of a place of which no source names a treaty, those of its continent.
 */
function findNeighbours(
  { id, continent }: Pick<Jurisdiction, 'id' | 'continent'>,
  own: readonly StatusOnDay[],
  status: readonly StatusOnDay[],
  places: readonly StoredRecord<PlaceRecord>[],
  counts: SearchCounts,
): Jurisdiction['neighbours'] {
  const instruments = new Set(own.map(({ instrument }) => instrument.id));
  const via = new Map<string, string>();
  for (const { instrument, place } of status) {
    if (instruments.has(instrument.id) && place.id !== null && place.id !== id && !via.has(place.id)) {
      via.set(place.id, instrument.name);
    }
  }
  const isNear = (place: { readonly continent: string | null }) =>
    Number(place.continent !== null && place.continent === continent);
  return places
    .flatMap(({ id: other, record }) => {
      const { name } = record;
      const documents = counts.of(PLACE_FACET, name);
      const near = record.continent ?? null;
      const place = { id: other, name, url: presentPlaceAddress(other), continent: near, documents };
      const isNeighbour = instruments.size > 0 ? via.has(other) : other !== id && isNear(place) === 1;
      return isNeighbour && documents.count > 0 ? [{ ...place, via: via.get(other) ?? null }] : [];
    })
    .toSorted((a, b) => isNear(b) - isNear(a) || b.documents.count - a.documents.count)
    .slice(0, MOST_NAMED);
}

/** The rows of treaties among many states before those of others: whom a convention joins is named by it. */
function conventionsFirst(status: readonly StatusOnDay[], treaties: readonly Treaty[]): StatusOnDay[] {
  const many = new Set(treaties.filter(({ isMultilateral }) => isMultilateral).map(({ id }) => id));
  const rank = ({ instrument }: StatusOnDay) => Number(!many.has(instrument.id));
  return status.toSorted((a, b) => rank(a) - rank(b));
}
