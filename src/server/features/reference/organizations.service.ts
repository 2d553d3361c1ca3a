import type { CallAnswer } from '#contract/call.ts';
import type { FeeScheduleAnswer, OrganizationEntry } from '#contract/reference.ts';
import type * as calls from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { OrganizationRecord } from '#domain/records/organization.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { presentPlaceAddress } from '#domain/addresses/place-address.ts';
import type { SearchCounter, SearchCounts } from '#server/asking/search-counter.ts';
import type { ContentStore, StoredRecord } from '#server/ports/content-store.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import { listBlocks, presentListed, SEARCH } from '#server/asking/list-blocks.ts';

interface Parts {
  readonly reference: ReferenceStore;
  readonly records: RecordStore;
  readonly counter: SearchCounter;
  readonly content: ContentStore;
}

type Organization = StoredRecord<OrganizationRecord>;

const FACET = 'organization';
/** Firms have no page here: they are found with the people who practise there. */
const FIRM = 'Law firm';
const MOST_RULES = 50;

/** Institutions and bodies, and what the library holds on each. */
export class OrganizationsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws `document-not-found` where the edition has no such organisation. */
  async get(reader: Reader, id: string): Promise<CallAnswer<typeof calls.getOrganization>> {
    const found = (await this.#list(reader)).find((one) => one.id === id);
    if (!found) throw new LibraryError('document-not-found');
    const { record } = found;
    const subject = { facet: FACET, value: record.name };
    const [counts, own, { blocks }, rules, places] = await Promise.all([
      this.#count(reader),
      this.#parts.counter.count(reader, { endpoint: SEARCH, chosen: [subject], facets: ['demo'] }),
      listBlocks(this.#parts, reader, subject),
      this.#listRules(reader, record),
      this.#parts.records.findPlaces(record.country === undefined ? [] : [record.country]),
    ]);
    const country = places.get(record.country ?? '');
    return {
      ...presentEntry(found, counts),
      aliases: [...(record.aliases ?? [])],
      website: record.website ?? null,
      countryUrl: country ? presentPlaceAddress(country.id) : null,
      description: record.description ?? null,
      source: record.source ?? null,
      readOn: record.readOn ?? null,
      rules,
      feeSchedules: presentSchedules(record),
      blocks,
      demo: own.of('demo', 'Demo').count,
    };
  }

  async #list(reader: Reader): Promise<Organization[]> {
    const all = await this.#parts.reference.listOrganizations(reader.edition.id);
    return all.filter(({ record }) => record.kind !== FIRM);
  }

  #count(reader: Reader): Promise<SearchCounts> {
    return this.#parts.counter.count(reader, { endpoint: SEARCH, chosen: [], facets: [FACET] });
  }

  /** The versions that its record names, the newest first, and those that the library holds under its name. */
  async #listRules(
    reader: Reader,
    { name, meta }: OrganizationRecord,
  ): Promise<{ name: string; url: string | null }[]> {
    const chosen = [
      { facet: FACET, value: name },
      { facet: CONTENT_TYPE, value: 'Rules' },
    ];
    const { ids } = await this.#parts.counter.count(reader, { endpoint: SEARCH, chosen, facets: [], size: MOST_RULES });
    const held = await this.#parts.content.listPreviews(ids);
    const urls = new Map(
      held.map((preview) => [preview.record.rules ?? preview.record.title, presentListed(reader, preview).url]),
    );
    const stated = Array.isArray(meta['rules']) ? meta['rules'].map(String) : [];
    const names = [...new Set([...stated, ...urls.keys()])];
    return names
      .toSorted((a, b) => yearOf(b) - yearOf(a))
      .map((rules) => ({ name: rules, url: urls.get(rules) ?? null }));
  }
}

function presentEntry({ id, record }: Organization, counts: SearchCounts): OrganizationEntry {
  const { name, shortName = null, kind = null, city = null, country = null } = record;
  const documents = counts.of(FACET, name);
  return { id, name, shortName, kind, city, country, url: `/organization/${id}`, documents };
}

/** The fields that the contract has; nothing else that a record of an older form may hold. */
function presentSchedules({ feeSchedules = [] }: OrganizationRecord): FeeScheduleAnswer[] {
  return feeSchedules.map((schedule) => ({
    name: schedule.name,
    currency: schedule.currency,
    source: schedule.source,
    readOn: schedule.readOn,
    note: schedule.note ?? null,
    lines: [...schedule.lines],
    examples: [...schedule.examples],
  }));
}

/** Of a set of rules, which is called after its year. */
function yearOf(rules: string): number {
  return Number(/\d{4}/u.exec(rules)?.[0] ?? 0);
}
