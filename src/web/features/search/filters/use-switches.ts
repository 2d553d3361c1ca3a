import { useEditionView } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { isFeatureLocked } from '#web/app/locked-features.ts';
import { SEARCH_WITHIN } from '#domain/search/filter-ids.ts';
import { choiceOf, withChoice } from '../change-state.ts';
import type { FilterModel } from '../use-search.ts';

/** Something else that a search can look in. */
export interface SearchSwitch {
  readonly id: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** What else the search can look in; nothing for readers whose subscription does not hold it (OP-11). */
export function useSwitches({ state, change }: Pick<FilterModel, 'state' | 'change'>): readonly SearchSwitch[] {
  const view = useEditionView();
  if (isFeatureLocked(view, readHeldCodes(view), SEARCH_WITHIN)) return [];
  const on = choiceOf(state, SEARCH_WITHIN)?.values ?? [];
  const offered = view.searchWithin.filter(({ hasContent }) => hasContent);
  return offered.map(({ id, name }) => {
    const isOn = on.includes(id);
    const values = isOn ? on.filter((value) => value !== id) : [...on, id];
    const toggle = () => change({ filters: withChoice(state, { facet: SEARCH_WITHIN, values, every: false }) });
    return { id, name, isOn, toggle };
  });
}
