import type { Reader } from '#domain/access/reader.ts';
import type { Entry } from '#domain/collections/entry.ts';
import { NEW_YORK_CONVENTION } from '#domain/convention/provisions.ts';
import { presentStatus } from '#server/asking/present-status.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import { DEMO, presentBasis, type CountDecisions } from './count-decisions.ts';

type Reference = Pick<ReferenceStore, 'listStatus'>;

const PLACE = 'jurisdiction';

/** What states did about the Convention. */
export function listStatus(reference: Reference, { edition }: Reader) {
  return reference.listStatus({ edition: edition.id, instrument: NEW_YORK_CONVENTION.id });
}

/** The contracting states, each with the decisions of its courts. */
export async function listStates(reference: Reference, count: CountDecisions, reader: Reader) {
  const [counts, status] = await Promise.all([count(reader, [PLACE, DEMO.facet]), listStatus(reference, reader)]);
  return status.map((row) => ({ ...presentStatus(row), decisions: counts.of(PLACE, row.place.name) }));
}

/** The figures of all, with the places whose courts decided that are none of these states. */
export async function addElsewhere(count: CountDecisions, reader: Reader, { states }: Entry) {
  const counts = await count(reader, [PLACE, DEMO.facet]);
  const named = new Set((states as Awaited<ReturnType<typeof listStates>>).map(({ place }) => place));
  const others = counts.list(PLACE).filter(({ value }) => !named.has(value));
  return {
    ...presentBasis(counts),
    others: others.map(({ value }) => ({ place: value, url: null, decisions: counts.of(PLACE, value) })),
  };
}
