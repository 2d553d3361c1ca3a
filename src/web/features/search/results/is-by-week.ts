import type { SearchAnswer } from '#contract/search.ts';
import type { SearchModel } from '../use-search.ts';

/** Whether hits stand under the week in which they were added: where that day is what orders them (OP-70). */
export function isByWeek(
  { mode, state, defaults }: Pick<SearchModel, 'mode' | 'state' | 'defaults'>,
  { sortBy }: Pick<SearchAnswer, 'sortBy'>,
): boolean {
  return mode.groupsByWeek && sortBy === 'relevant-date' && state.dateType === defaults.dates.dateType;
}
