import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { FilterModel } from '../use-search.ts';
import { RelatedForms } from './related-forms.tsx';
import { useSwitches } from './use-switches.ts';

const GROUP = 'preferences';

type PreferencesProps = Pick<FilterModel, 'mode' | 'state' | 'filters' | 'views' | 'setView' | 'change'>;

/** General preferences, the first group of the panel (OP-63). */
export function Preferences({ mode, state, filters, views, setView, change }: PreferencesProps) {
  const switches = useSwitches({ state, change }).filter(({ id }) => mode.preferences.some((own) => own === id));
  return (
    <Disclosure
      title="General preferences"
      count={
        [state.titleOnly, state.forms === 'related', state.hasContent, ...switches.map(({ isOn }) => isOn)].filter(
          Boolean,
        ).length
      }
      isOpenAtFirst={views[GROUP]?.isOpen ?? true}
      onToggle={(isOpen) => setView(GROUP, { isOpen })}
    >
      <Checkbox state={state.titleOnly} onChange={() => change({ titleOnly: !state.titleOnly })}>
        Search keywords only in titles
      </Checkbox>
      <RelatedForms mode={mode} state={state} filters={filters} change={change} />
      {mode.preferences.includes('has-content') || state.hasContent ? (
        <Checkbox state={state.hasContent} onChange={() => change({ hasContent: !state.hasContent })}>
          Cases with documents
        </Checkbox>
      ) : null}
      {switches.map(({ id, name, isOn, toggle }) => (
        <Checkbox key={id} state={isOn} onChange={toggle}>
          Search within {name}
        </Checkbox>
      ))}
    </Disclosure>
  );
}
