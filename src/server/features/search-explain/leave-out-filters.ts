import type { SearchQuery } from '#contract/search.ts';
import type { Edition, SearchMode } from '#domain/edition/edition.ts';
import { SEARCH_WITHIN, TIME_PERIOD } from '#domain/search/filter-ids.ts';
import { nameGroup } from '#domain/search/value-groups.ts';
import { ALL_TIME, namePeriod, parsePeriod } from '#domain/search/period.ts';
import { readWishes } from '#server/asking/choose-filters.ts';

/** One thing that a reader chose besides the words, and the search without it. */
export interface FilterChoice {
  /** Facet id, or `dates`, `titleOnly`, `hasContent`. */
  readonly id: string;
  /** Null where all values of the filter are meant. */
  readonly value: string | null;
  readonly label: string;
  readonly without: SearchQuery;
}

/**
 * The first `most` choices that may hide results. Of values joined by AND each is one; of alternatives only all together
 * are, for leaving out one of several finds less.
 */
export function listFilterChoices(
  edition: Edition,
  mode: SearchMode,
  query: SearchQuery,
  most: number,
): readonly FilterChoice[] {
  const choices: FilterChoice[] = [];
  for (const choice of eachChoice(edition, mode, query)) if (choices.push(choice) === most) break;
  return choices;
}

/** One at a time: each is a copy of the search. Switches of Search within add results: none is ever in the way. */
function* eachChoice(edition: Edition, mode: SearchMode, query: SearchQuery): Generator<FilterChoice> {
  const filters = readWishes(edition, query).filter(({ filterItems }) => filterItems.length > 0);
  for (const filter of filters.filter(({ id }) => id !== SEARCH_WITHIN)) {
    const { id, filterItems, andOrValue } = filter;
    const name = mode.facetNames?.[id] ?? edition.facets.find((facet) => facet.id === id)?.name ?? id;
    const others = filters.filter((other) => other !== filter);
    const groups = andOrValue === 'and' ? filterItems.map((value) => [value]) : [filterItems];
    for (const group of groups) {
      const left = group === filterItems ? [] : filterItems.filter((value) => !group.includes(value));
      const label = `${name}: ${group.map((value) => nameValue(edition, id, value)).join(' or ')}`;
      const remaining = left.length === 0 ? others : [...others, { ...filter, filterItems: left }];
      yield {
        id,
        value: left.length > 0 || group.length === 1 ? group[0]! : null,
        label,
        without: { ...query, filters: remaining },
      };
    }
  }
  if (hasDates(query, mode)) yield { id: 'dates', value: null, label: 'Date', without: withoutDates(query) };
  if (query.searchWithinTitleOnly) {
    const without = { ...query, searchWithinTitleOnly: false };
    yield { id: 'titleOnly', value: null, label: 'Only in titles', without };
  }
  if (query.hasContent) {
    const without = { ...query, hasContent: false };
    yield { id: 'hasContent', value: null, label: 'Cases with documents', without };
  }
}

function nameValue({ valueGroups }: Edition, id: string, value: string): string {
  const period = id === TIME_PERIOD ? parsePeriod(value) : undefined;
  const name = period === undefined ? nameGroup(valueGroups, id, value) : namePeriod(period);
  return name ?? value.replaceAll(' > ', ' › ');
}

/** The search with its words alone. */
export function leaveOutFilters(query: SearchQuery): SearchQuery {
  const added = (query.filters ?? []).filter(({ id }) => id === SEARCH_WITHIN);
  return { ...withoutDates(query), filters: added, searchWithinTitleOnly: false, hasContent: false };
}

function withoutDates(query: SearchQuery): SearchQuery {
  return { ...query, datePeriod: ALL_TIME, dateFrom: null, dateTo: null };
}

function hasDates({ datePeriod, dateFrom, dateTo }: SearchQuery, mode: SearchMode): boolean {
  const period = datePeriod ?? mode.defaultDates?.datePeriod ?? ALL_TIME;
  if (period >= 0) return true;
  return Boolean(dateFrom || dateTo) && datePeriod !== ALL_TIME;
}
