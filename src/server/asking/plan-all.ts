import type { Reader } from '#domain/access/reader.ts';
import type { EngineRequest, FacetChoice } from '#server/ports/search-engine.ts';
import { listOpenings } from './list-openings.ts';

/** What asks for everything that a reader may open of a scope; who asks says how many of it, and in which order. */
export function planAll(
  { edition, codes }: Pick<Reader, 'edition' | 'codes'>,
  ...scope: readonly FacetChoice[]
): Omit<EngineRequest, 'sort' | 'size'> {
  return {
    titleOnly: false,
    scope: [{ facet: 'edition', values: [edition.id] }, ...scope],
    openTo: listOpenings({ edition, codes }),
    filters: [],
    facets: [],
    start: 0,
    excerpt: false,
    idsOnly: true,
  };
}
