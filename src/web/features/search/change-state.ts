import { countFilters } from '#domain/search/count-filters.ts';
import {
  hasDefaultDates,
  NO_TITLE_WORDS,
  type Filter,
  type SearchDefaults,
  type SearchState,
} from '#domain/search/search-state.ts';
import { describeDates } from './filters/describe-dates.ts';
import type { FilterNames } from './filters/filter-names.ts';

/** What resetting the filters puts back, every pill with it (the query of the field and the sorting stay). */
export function resetFilters(defaults: SearchDefaults): Partial<SearchState> {
  return { ...NO_TITLE_WORDS, filters: [], titleOnly: false, hasContent: false, ...resetDates(defaults) };
}

/** The dates that hold where the reader chooses none. */
export function resetDates({ dates }: SearchDefaults): Partial<SearchState> {
  return { ...dates, dateFrom: '', dateTo: '' };
}

/** The reader's choice of one facet. */
export function choiceOf(state: SearchState, facet: string): Filter | undefined {
  return state.filters.find((choice) => choice.facet === facet);
}

/** The choices with one facet's choice replaced, in the place where it stood. */
export function withChoice(state: SearchState, choice: Filter): SearchState['filters'] {
  const isNew = !choiceOf(state, choice.facet);
  const filters = state.filters.map((filter) => (filter.facet === choice.facet ? choice : filter));
  return (isNew ? [...filters, choice] : filters).filter((filter) => filter.values.length > 0);
}

export function hasChoices(state: SearchState, defaults: SearchDefaults): boolean {
  return countFilters(state, defaults) > 0;
}

/** The reader's choice of dates in words, with the kind of date where it is not the page's own. */
function describeChosenDates(state: SearchState, { dates }: SearchDefaults, names: FilterNames): string {
  const kind = state.dateType === dates.dateType ? '' : ` (${names.ofDateType(state.dateType).toLowerCase()})`;
  return `${describeDates(state) ?? 'all time'}${kind}`;
}

/** A choice as a pill: its words and the state without it. */
export interface Pill {
  readonly key: string;
  /** `filterName: item` (SR-148). */
  readonly title: string;
  readonly without: Partial<SearchState>;
}

/** All choices as pills, in the order of the address. */
export function listPills(state: SearchState, defaults: SearchDefaults, names: FilterNames): readonly Pill[] {
  const { qTitle, qPublicationTitle } = state;
  const pills: Pill[] = [];
  if (qTitle.trim() !== '') pills.push({ key: 'title', title: `In titles: ${qTitle}`, without: { qTitle: '' } });
  if (qPublicationTitle.trim() !== '') {
    const title = `In publication titles: ${qPublicationTitle}`;
    pills.push({ key: 'publication-title', title, without: { qPublicationTitle: '' } });
  }
  if (state.titleOnly) pills.push({ key: 'titles', title: 'Only in titles', without: { titleOnly: false } });
  if (state.forms === 'related') {
    pills.push({ key: 'forms', title: 'Related forms of words', without: { forms: 'number' } });
  }
  if (state.hasContent) {
    pills.push({ key: 'has-content', title: 'Cases with documents', without: { hasContent: false } });
  }
  for (const choice of state.filters) {
    const { facet } = choice;
    for (const value of choice.values) {
      const values = choice.values.filter((other) => other !== value);
      pills.push({
        key: `${facet} ${value}`,
        title: `${names.ofFilter(facet)}: ${names.ofValue(facet, value)}`,
        without: { filters: withChoice(state, { ...choice, values }) },
      });
    }
  }
  if (!hasDefaultDates(state, defaults)) {
    const title = `Date: ${describeChosenDates(state, defaults, names)}`;
    pills.push({ key: 'dates', title, without: resetDates(defaults) });
  }
  return pills;
}
