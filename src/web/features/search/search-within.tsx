import { useEditionView } from '#web/api/edition-view.ts';
import { readHeldCodes } from '#web/api/held-codes.ts';
import { isFeatureLocked } from '#web/api/locked-features.ts';
import { SEARCH_WITHIN } from '#web/api/search-address.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { choiceOf, withChoice } from './change-state.ts';
import type { FilterModel } from './use-search.ts';

type SearchWithinProps = Pick<FilterModel, 'state' | 'views' | 'setView' | 'change'>;

/** Sliders of what else the search looks in (SR-141), for readers whose subscription holds it (OP-11). */
export function SearchWithin({ state, views, setView, change }: SearchWithinProps) {
  const view = useEditionView();
  const switches = view.searchWithin.filter(({ hasContent }) => hasContent);
  if (switches.length === 0 || isFeatureLocked(view, readHeldCodes(view), SEARCH_WITHIN)) return null;
  const values = choiceOf(state, SEARCH_WITHIN)?.values ?? [];
  const toggle = (id: string) => {
    const next = values.includes(id) ? values.filter((value) => value !== id) : [...values, id];
    change({ filters: withChoice(state, { facet: SEARCH_WITHIN, values: next, every: false }) });
  };
  return (
    <Disclosure
      title={view.facets.find(({ id }) => id === SEARCH_WITHIN)?.name ?? ''}
      count={values.length}
      isOpenAtFirst={views[SEARCH_WITHIN]?.isOpen ?? true}
      onToggle={(isOpen) => setView(SEARCH_WITHIN, { isOpen })}
    >
      <ul>
        {switches.map(({ id, name }) => (
          <li key={id}>
            <Switch isOn={values.includes(id)} onToggle={() => toggle(id)}>
              {name}
            </Switch>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
