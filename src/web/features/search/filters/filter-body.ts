import type { EditionView } from '#contract/edition-view.ts';
import type { SearchQuery } from '#contract/search.ts';
import { isTree } from '#domain/edition/filter-type.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import type { SearchMode } from '#web/app/edition-view.ts';

/** How the reader looks at a filter: never part of the address, for it changes no result. */
export interface FacetView {
  readonly limit?: number;
  readonly contains?: string;
  /** Whether its group is open, once the reader opened or closed it. */
  readonly isOpen?: boolean;
}

export type FacetViews = Readonly<Record<string, FacetView>>;

/** More values than these filters ever have. */
const ALL_VALUES = 500;

/**
 * The filters that are asked for whole, with how many values; undefined where they come whole of themselves, as trees
 * do. Looking for a value in them is the page's own work.
 */
export function listWholeFilters(
  view: Pick<EditionView, 'facets' | 'valueGroups'>,
  mode: Pick<SearchMode, 'facets'>,
): ReadonlyMap<string, number | undefined> {
  const trees = view.facets.filter(({ kind }) => isTree(kind)).map(({ id }) => [id, undefined] as const);
  const grouped = view.valueGroups.map(({ facet }) => facet);
  const lists = [CONTENT_TYPE, ...grouped].map((id) => [id, ALL_VALUES] as const);
  return new Map([...lists, ...trees].filter(([id]) => mode.facets.includes(id)));
}

/**
 * The body of the filter call: the question of the hits without paging and sorting (turning a page asks for no
 * filters), with how many values of each filter are wanted.
 */
export function filterBody(
  body: SearchQuery,
  views: FacetViews,
  whole: ReturnType<typeof listWholeFilters>,
): SearchQuery {
  const { start: _start, resultsPerPage: _size, sortBy: _sortBy, sortOrder: _order, filters = [], ...rest } = body;
  const wanted = new Map(filters.map((choice) => [choice.id, choice]));
  const want = (id: string, limit: number | undefined, contains: string | undefined) => {
    if (limit === undefined && !contains) return;
    wanted.set(id, {
      ...(wanted.get(id) ?? { id }),
      ...(limit === undefined ? {} : { limit }),
      ...(contains ? { contains } : {}),
    });
  };
  for (const [id, limit] of whole) want(id, limit, undefined);
  for (const [id, view] of Object.entries(views)) if (!whole.has(id)) want(id, view.limit, view.contains);
  return { ...rest, filters: [...wanted.values()] };
}
