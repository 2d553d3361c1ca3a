import type { StatusDates } from '#domain/facts/status-row.ts';
import type { InstrumentRecord } from '#domain/records/instrument.ts';
import type { RecordKindName, RecordOf } from '#domain/records/kinds.ts';
import type { OrganizationRecord } from '#domain/records/organization.ts';
import type { PlaceRecord } from '#domain/records/place.ts';
import type { StoredRecord } from './content-store.ts';

/** The records that reference pages are made of, whole. Every answer is a plain value; nothing here decides access. */
export interface ReferenceStore {
  /** Every place that the library knows, by name. */
  listPlaces(): Promise<StoredRecord<PlaceRecord>[]>;
  /** The organisations of an edition, by name. */
  listOrganizations(edition: string): Promise<StoredRecord<OrganizationRecord>[]>;
  /** The instruments of an edition, by id. */
  listInstruments(edition: string): Promise<StoredRecord<InstrumentRecord>[]>;
  /** The records of a kind, of an edition where one is named, in no order; the one of an id where that is given. */
  listRecords<K extends RecordKindName>(
    kind: K,
    edition: string | undefined,
    id?: string,
  ): Promise<StoredRecord<RecordOf<K>>[]>;
  /** What places of an edition's records did about treaties: about one, by one, or all; by the names of the places. */
  listStatus(wanted: StatusWish): Promise<StatusRow[]>;
}

export interface StatusWish {
  readonly edition: string;
  /** Id of the instrument. */
  readonly instrument?: string;
  /** Id of the place. */
  readonly place?: string;
}

/** What one place did about one treaty. */
export interface StatusRow extends StatusDates {
  readonly instrument: { readonly id: string; readonly name: string };
  /** Without an id where the library does not know it. */
  readonly place: { readonly id: string | null; readonly name: string };
}
