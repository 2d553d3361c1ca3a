/** The two calls of one page of the search screen. */
export interface PageCalls {
  readonly search: { readonly path: string; readonly body: object };
  readonly filter: { readonly path: string; readonly body: object };
}

const QUERIES = ['arbitration', 'award AND enforcement', 'tribunal', 'damages NOT costs', 'arbitrat* NEAR5 seat', ''];
const PLACES = ['France', 'Switzerland', 'Singapore', 'Netherlands', 'Germany', 'Spain', 'Kenya', 'Japan', 'Brazil'];
const TYPES = ['Award', 'Case law', 'Legislation', 'Book chapter', 'Journal article'];

/** Page number `step` of somebody who goes through the values of the filters one after the other. */
export function createPage(step: number): PageCalls {
  const pick = <T>(values: readonly T[], at: number) => values[at % values.length] as T;
  const body = {
    q: pick(QUERIES, step),
    filters: [
      { id: 'jurisdiction', filterItems: [pick(PLACES, Math.floor(step / 6))] },
      ...(step % 2 === 0 ? [{ id: 'contenttype', filterItems: [pick(TYPES, Math.floor(step / 12))] }] : []),
    ],
    start: (step % 5) * 20,
    resultsPerPage: 20,
  };
  return {
    search: { path: '/apiv2/documentSearch/search', body },
    filter: { path: '/apiv2/documentSearch/Filter', body },
  };
}
