import type { Organization } from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentPlaceAddress } from '#domain/addresses/place-address.ts';
import { readFeesStands } from '#domain/fees/fee-days.ts';
import type { FeeSchedule } from '#domain/fees/fee-schedule.ts';
import type { OrganizationRecord } from '#domain/records/organization.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { presentListed, SEARCH } from '#server/asking/list-blocks.ts';
import type { SearchCounter } from '#server/asking/search-counter.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { RecordStore } from '#server/ports/record-store.ts';

interface Parts {
  readonly records: Pick<RecordStore, 'findPlaces'>;
  readonly counter: SearchCounter;
  readonly content: Pick<ContentStore, 'listPreviews'>;
  readonly clock: Clock;
}

const MOST_RULES = 50;

/** What is known of an institution beside its record: its rules by version, what it charges, the page of its country. */
export class OrganizationsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async add(
    reader: Reader,
    record: OrganizationRecord,
  ): Promise<Pick<Organization, 'countryUrl' | 'rules' | 'feeSchedules'>> {
    const { country, feeSchedules = [] } = record;
    const [rules, places] = await Promise.all([
      this.#listRules(reader, record),
      this.#parts.records.findPlaces(country ? [country] : []),
    ]);
    const place = places.get(country ?? '');
    return {
      countryUrl: place ? presentPlaceAddress(place.id) : null,
      rules,
      feeSchedules: presentFees(feeSchedules, this.#parts.clock.today()),
    };
  }

  /** The versions that its record names, the newest first, and those that the library holds under its name. */
  async #listRules(
    reader: Reader,
    { name, meta }: OrganizationRecord,
  ): Promise<{ name: string; url: string | null }[]> {
    const chosen = [
      { facet: 'organization', value: name },
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

/** As they stand on a day, those of the past last. */
function presentFees(schedules: readonly FeeSchedule[], day: string): Organization['feeSchedules'] {
  return schedules
    .map((schedule) => ({
      ...schedule,
      validFrom: schedule.validFrom ?? null,
      validUntil: schedule.validUntil ?? null,
      stands: readFeesStands(schedule, day),
      note: schedule.note ?? null,
    }))
    .toSorted((a, b) => Number(a.stands === 'ended') - Number(b.stands === 'ended'));
}

/** Of a set of rules, which is called after its year. */
function yearOf(rules: string): number {
  return Number(/\d{4}/u.exec(rules)?.[0] ?? 0);
}
