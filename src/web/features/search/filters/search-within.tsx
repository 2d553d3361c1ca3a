import { useEditionView } from '#web/app/edition-view.ts';
import { SEARCH_WITHIN } from '#domain/search/filter-ids.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { FilterModel } from '../use-search.ts';
import { useSwitches } from './use-switches.ts';

type SearchWithinProps = Pick<FilterModel, 'mode' | 'state' | 'views' | 'setView' | 'change'>;

/** Sliders of what else the search looks in (SR-141), but for what stands among the preferences. */
export function SearchWithin({ mode, state, views, setView, change }: SearchWithinProps) {
  const view = useEditionView();
  const switches = useSwitches({ state, change }).filter(({ id }) => !mode.preferences.some((own) => own === id));
  if (switches.length === 0) return null;
  return (
    <Disclosure
      title={view.facets.find(({ id }) => id === SEARCH_WITHIN)?.name ?? ''}
      count={switches.filter(({ isOn }) => isOn).length}
      isOpenAtFirst={views[SEARCH_WITHIN]?.isOpen ?? true}
      onToggle={(isOpen) => setView(SEARCH_WITHIN, { isOpen })}
    >
      <ul>
        {switches.map(({ id, name, isOn, toggle }) => (
          <li key={id}>
            <Switch isOn={isOn} onToggle={toggle}>
              {name}
            </Switch>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
