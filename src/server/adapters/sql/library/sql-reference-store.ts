import type { Kysely } from 'kysely';
import type { InstrumentRecord } from '#domain/records/instrument.ts';
import type { OrganizationRecord } from '#domain/records/organization.ts';
import type { RecordKindName, RecordOf } from '#domain/records/kinds.ts';
import type { PlaceRecord } from '#domain/records/place.ts';
import type { TreatyStatusRecord } from '#domain/records/treaty-status.ts';
import type { StoredRecord } from '#server/ports/content-store.ts';
import type { ReferenceStore, StatusRow, StatusWish } from '#server/ports/reference-store.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

interface Named {
  readonly name: string;
}

/** Reads from either database the records of reference pages. Held by reference-store.conformance.ts. */
export class SqlReferenceStore implements ReferenceStore {
  readonly #queries: Kysely<LibrarySchema>;

  constructor(queries: Kysely<LibrarySchema>) {
    this.#queries = queries;
  }

  async listPlaces(): Promise<StoredRecord<PlaceRecord>[]> {
    const rows = await this.#select('place').execute();
    return rows.map(readStored<PlaceRecord>).toSorted(byName);
  }

  async listOrganizations(edition: string): Promise<StoredRecord<OrganizationRecord>[]> {
    const rows = await this.#selectOf('organization', edition).execute();
    return rows.map(readStored<OrganizationRecord>).toSorted(byName);
  }

  async listInstruments(edition: string): Promise<StoredRecord<InstrumentRecord>[]> {
    const rows = await this.#selectOf('instrument', edition).orderBy('record.id').execute();
    return rows.map(readStored<InstrumentRecord>);
  }

  async listRecords<K extends RecordKindName>(
    kind: K,
    edition: string | undefined,
    id?: string,
  ): Promise<StoredRecord<RecordOf<K>>[]> {
    const all = edition === undefined ? this.#select(kind) : this.#selectOf(kind, edition);
    const rows = await (id === undefined ? all : all.where('record.id', '=', id)).execute();
    return rows.map(readStored<RecordOf<K>>);
  }

  async listStatus({ edition, instrument, place }: StatusWish): Promise<StatusRow[]> {
    let query = this.#queries
      .selectFrom('record as status')
      .innerJoin('record_edition as held', 'held.record', 'status.number')
      .innerJoin('record_link as about', (join) =>
        join.onRef('about.record', '=', 'status.number').on('about.role', '=', 'instrument'),
      )
      .innerJoin('record as instrument', 'instrument.number', 'about.target')
      .leftJoin('record_link as by', (join) =>
        join.onRef('by.record', '=', 'status.number').on('by.role', '=', 'place'),
      )
      .leftJoin('record as place', 'place.number', 'by.target')
      .select(['status.record_json as status', 'instrument.id as instrument_id', 'place.id as place_id'])
      .select(['instrument.record_json as instrument', 'place.record_json as place'])
      .where('status.kind', '=', 'treaty-status')
      .where('held.edition', '=', edition);
    if (instrument !== undefined) query = query.where('instrument.id', '=', instrument);
    if (place !== undefined) query = query.where('place.id', '=', place);
    const rows = await query.execute();
    return rows.map(readStatus).toSorted((a, b) => a.place.name.localeCompare(b.place.name, 'en'));
  }

  #select(kind: RecordKindName) {
    return this.#queries
      .selectFrom('record')
      .select(['record.id', 'record.record_json', 'record.demo'])
      .where('record.kind', '=', kind);
  }

  #selectOf(kind: RecordKindName, edition: string) {
    return this.#select(kind)
      .innerJoin('record_edition', 'record_edition.record', 'record.number')
      .where('record_edition.edition', '=', edition);
  }
}

interface StatusJson {
  readonly status: string;
  readonly instrument_id: string;
  readonly instrument: string;
  readonly place_id: string | null;
  readonly place: string | null;
}

function readStatus({ instrument_id, place_id, ...json }: StatusJson): StatusRow {
  const status = JSON.parse(json.status) as TreatyStatusRecord;
  const { name } = JSON.parse(json.instrument) as Named;
  const place = json.place === null ? status.place : (JSON.parse(json.place) as Named).name;
  const { signed, ratified, means, inForce, denounced, reservations, source, basis, readOn } = status;
  const said = { signed, ratified, means, inForce, denounced, reservations, source, basis, readOn };
  const known = Object.fromEntries(Object.entries(said).map(([field, value]) => [field, value ?? null]));
  return {
    ...(known as Record<keyof typeof said, string | null>),
    instrument: { id: instrument_id, name },
    place: { id: place_id, name: place },
  };
}

function readStored<R>(row: { readonly id: string; readonly record_json: string; readonly demo: number }) {
  return { id: row.id, record: JSON.parse(row.record_json) as R, demo: row.demo === 1 };
}

function byName(a: { readonly record: Named }, b: { readonly record: Named }): number {
  return a.record.name.localeCompare(b.record.name, 'en');
}
