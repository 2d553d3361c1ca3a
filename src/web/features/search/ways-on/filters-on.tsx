import { useEditionView } from '#web/app/edition-view.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { hasChoices, listPills } from '../change-state.ts';
import { nameFilters } from '../filters/filter-names.ts';
import type { SearchModel } from '../use-search.ts';

/** More are counted, not named. */
const MOST_NAMED = 5;

/** Says which filters are on: one carried over from an earlier search is easily forgotten. */
export function FiltersOn({ model }: { readonly model: Pick<SearchModel, 'mode' | 'state' | 'defaults' | 'filters'> }) {
  const view = useEditionView();
  const { mode, state, defaults, filters } = model;
  if (!hasChoices(state, defaults)) return null;
  const titles = listPills(state, defaults, nameFilters(view, mode, filters.data)).map(({ title }) => title);
  const rest = titles.length - MOST_NAMED;
  const names = rest > 0 ? [...titles.slice(0, MOST_NAMED), `${rest} more`] : titles;
  return (
    <p>
      {formatCount(titles.length, 'filter is', 'filters are')} on: {names.join('; ')}.
    </p>
  );
}
