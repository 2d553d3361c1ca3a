import type { Reader } from '#domain/access/reader.ts';
import type { Entry } from '#domain/collections/entry.ts';
import { NEW_YORK_CONVENTION } from '#domain/convention/provisions.ts';
import { presentStatus } from '#server/asking/present-status.ts';
import type { StatusTable } from '#server/asking/status-table.ts';
import { DEMO, presentBasis, type CountDecisions } from './count-decisions.ts';

type Status = Pick<StatusTable, 'list'>;

const PLACE = 'jurisdiction';

/** What states did about the Convention. */
export function listStatus(status: Status, { edition }: Reader, day?: string) {
  return status.list({ edition: edition.id, instrument: NEW_YORK_CONVENTION.id }, day);
}

/** The contracting states, each with the decisions of its courts. */
export async function listStates(status: Status, count: CountDecisions, reader: Reader, day?: string) {
  const [counts, rows] = await Promise.all([count(reader, [PLACE, DEMO.facet]), listStatus(status, reader, day)]);
  return rows.map((row) => ({ ...presentStatus(row), decisions: counts.of(PLACE, row.place.name) }));
}

/** The figures of all, with the places whose courts decided that are none of these states. */
export async function addElsewhere(count: CountDecisions, reader: Reader, { states }: Entry) {
  const counts = await count(reader, [PLACE, DEMO.facet]);
  const rows = states as Awaited<ReturnType<typeof listStates>>;
  const named = new Set(rows.map(({ place }) => place));
  const others = counts.list(PLACE).filter(({ value }) => !named.has(value));
  return {
    ...presentBasis(counts),
    parties: rows.filter(({ stands }) => stands === 'party').length,
    others: others.map(({ value }) => ({ place: value, url: null, decisions: counts.of(PLACE, value) })),
  };
}
