import type { FilterAnswer } from '#contract/search.ts';
import { nameGroup } from '#domain/search/value-groups.ts';
import type { SearchMode } from '#web/app/edition-view.ts';
import { SEARCH_WITHIN } from '#domain/search/filter-ids.ts';
import type { EditionView } from '#contract/edition-view.ts';

/** How filters and their values are called on the page. */
export interface FilterNames {
  readonly ofFilter: (filter: string) => string;
  readonly ofValue: (filter: string, value: string) => string;
  readonly ofDateType: (type: string) => string;
}

/** The names that the answer gives its filters on this page, the edition's own until it is there (SR-127). */
export function nameFilters(
  view: Pick<EditionView, 'facets' | 'searchWithin' | 'dateTypes' | 'valueGroups'>,
  mode: Pick<SearchMode, 'facetNames'>,
  answer?: readonly FilterAnswer[],
): FilterNames {
  return {
    ofFilter: (filter) => {
      const named = answer?.find(({ id }) => id === filter)?.name ?? mode.facetNames[filter];
      return named ?? view.facets.find(({ id }) => id === filter)?.name ?? filter;
    },
    ofValue: (filter, value) => {
      const within = filter === SEARCH_WITHIN ? view.searchWithin.find(({ id }) => id === value) : undefined;
      return within?.name ?? nameGroup(view.valueGroups, filter, value) ?? value.replaceAll(' > ', ' › ');
    },
    ofDateType: (type) => view.dateTypes.find(({ id }) => id === type)?.name ?? type,
  };
}
