import type { Kysely } from 'kysely';
import type { PlaceRecord } from '#domain/records/place.ts';
import type { TreatyStatusRecord } from '#domain/records/treaty-status.ts';
import type { TreatyStatusRow } from '#server/ports/record-store.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/** Rows of the status of the instruments that a document is, or whose text it holds. */
export async function listTreatyStatus(
  db: Kysely<LibrarySchema>,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<TreatyStatusRow[]> {
  const rows = await db
    .selectFrom('record as instrument')
    .innerJoin('record_link as said', 'said.target', 'instrument.number')
    .innerJoin('record as status', 'status.number', 'said.record')
    .leftJoin('record_link as at', (join) => join.onRef('at.record', '=', 'status.number').on('at.role', '=', 'place'))
    .leftJoin('record as place', 'place.number', 'at.target')
    .select(['status.record_json as status', 'place.id as place_id', 'place.record_json as place'])
    .where('instrument.kind', '=', 'instrument')
    .where((is) => is.or([is('instrument.key', '=', key), is(jsonText('instrument.record_json', 'document'), '=', id)]))
    .where('said.role', '=', 'instrument')
    .where('status.kind', '=', 'treaty-status')
    .distinct()
    .execute();
  return rows
    .map(({ status, place_id, place }) => readRow(JSON.parse(status) as TreatyStatusRecord, place_id, place))
    .toSorted((a, b) => a.place.name.localeCompare(b.place.name, 'en'));
}

function readRow(status: TreatyStatusRecord, id: string | null, place: string | null): TreatyStatusRow {
  const { signed = null, ratified = null, inForce = null, denounced = null, reservations = null } = status;
  const name = place === null ? status.place : (JSON.parse(place) as PlaceRecord).name;
  return { place: { name, id }, signed, ratified, inForce, denounced, reservations };
}
