import type { SearchQuery } from '#contract/search.ts';

/** How the reader looks at a facet: never part of the address, for it changes no result. */
export interface FacetView {
  readonly limit?: number;
  readonly contains?: string;
}

export type FacetViews = Readonly<Record<string, FacetView>>;

/**
 * The body of the filter call: the question of the hits without paging and sorting (turning a page asks for no
 * filters), with how many values of each facet are wanted.
 */
export function filterBody(body: SearchQuery, views: FacetViews): SearchQuery {
  const { start: _start, resultsPerPage: _size, sortBy: _sortBy, sortOrder: _order, filters = [], ...rest } = body;
  const wanted = new Map(filters.map((choice) => [choice.id, choice]));
  for (const [id, view] of Object.entries(views)) {
    wanted.set(id, {
      ...(wanted.get(id) ?? { id }),
      ...(view.limit === undefined ? {} : { limit: view.limit }),
      ...(view.contains ? { contains: view.contains } : {}),
    });
  }
  return { ...rest, filters: [...wanted.values()] };
}
