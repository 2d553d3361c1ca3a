import type { Reader } from '#domain/access/reader.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import type { Narrowing, SearchCounter, SearchCounts } from '#server/asking/search-counter.ts';

/** Whose calls search the tool, and what decisions are there. */
const ENDPOINT = 'NYCTool';
const DECISIONS = { facet: CONTENT_TYPE, value: 'Case law' } as const;
/** What decisions are filed under by each of the ways in. */
export const FILED = { provision: 'nycprovision', topic: 'nyctopic' } as const;
/** What invented ones are filed under. */
export const DEMO = { facet: 'demo', value: 'Demo' } as const;

/** Of the decisions on the Convention that have all of `narrowed`, how many have each value of the facets; the newest `size` by id. */
export type CountDecisions = (
  reader: Reader,
  facets: readonly string[],
  narrowed?: readonly Narrowing[],
  size?: number,
) => Promise<SearchCounts>;

/** What counts decisions on the New York Convention. */
export function countDecisionsBy(counter: SearchCounter): CountDecisions {
  return (reader, facets, narrowed = [], size = 0) =>
    counter.count(reader, { endpoint: ENDPOINT, chosen: [DECISIONS, ...narrowed], facets, size });
}

/** What figures are made of. */
export function presentBasis(counts: SearchCounts) {
  return { decisions: counts.total, demo: counts.of(DEMO.facet, DEMO.value).count };
}
