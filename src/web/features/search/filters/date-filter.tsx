import { useState } from 'react';
import type { EditionView } from '#contract/edition-view.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { TIME_PERIOD } from '#domain/search/filter-ids.ts';
import { CUSTOM_PERIOD } from '#domain/search/period.ts';
import { hasDefaultDates, type SearchState } from '#domain/search/search-state.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Select } from '#web/ui/select.tsx';
import { hasChoices } from '../change-state.ts';
import styles from './date-filter.module.css';
import { PERIODS, readRange } from './date-range.ts';
import { atDates, type DateVisit } from './date-visit.ts';
import { DaysForm } from './days-form.tsx';
import { describeDates } from './describe-dates.ts';
import type { FilterModel } from '../use-search.ts';

type DateFilterProps = Pick<FilterModel, 'mode' | 'state' | 'defaults' | 'views' | 'setView' | 'change'>;

/** The date filter: which date is meant, a period, or days of one's own. */
export function DateFilter({ mode, state, defaults, views, setView, change }: DateFilterProps) {
  const view = useEditionView();
  const [visit, setVisit] = useDateVisit(hasChoices(state, defaults));
  const { isChoosingDays, isSwapped, said } = atDates(visit, state);
  const dateTypes = view.dateTypes.filter(({ id }) => mode.dateTypes.includes(id) || id === state.dateType);
  const hasDays = state.dateFrom !== '' || state.dateTo !== '';
  const period = isChoosingDays || hasDays ? CUSTOM_PERIOD : state.datePeriod;
  const isSet = !hasDefaultDates(state, defaults);
  const isOpen = views[TIME_PERIOD]?.isOpen ?? true;
  const choose = (chosen: Partial<SearchState>, how: Pick<DateVisit, 'isSwapped' | 'said'> = { isSwapped: false }) => {
    setVisit({ dates: { ...state, ...chosen }, isChoosingDays: false, ...how });
    change(chosen);
  };
  return (
    <Disclosure
      title="Date"
      count={isSet ? 1 : 0}
      isOpenAtFirst={isOpen}
      onToggle={(open) => setView(TIME_PERIOD, { isOpen: open })}
    >
      <TypeChoice types={dateTypes} chosen={state.dateType} onChoose={(id) => change({ dateType: id })} />
      <PeriodChoice
        period={period}
        onChoose={(id) => choose({ datePeriod: id, dateFrom: '', dateTo: '' })}
        onChooseDays={() => setVisit({ dates: state, isChoosingDays: true, isSwapped: false })}
      />
      <DaysForm key={`${state.dateFrom} ${state.dateTo}`} range={readRange(state, said)} onApply={choose} />
      <AppliedDates state={state} isSwapped={isSwapped} typeName={nameOf(dateTypes, state.dateType)} />
    </Disclosure>
  );
}

/** What the reader did here; a reset forgets it, also where other filters were all there was to reset. */
function useDateVisit(hasAny: boolean) {
  const [visit, setVisit] = useState<DateVisit>();
  const [hadAny, setHadAny] = useState(hasAny);
  if (hasAny !== hadAny) {
    setHadAny(hasAny);
    if (!hasAny) setVisit(undefined);
  }
  return [visit, setVisit] as const;
}

interface TypeChoiceProps {
  readonly types: EditionView['dateTypes'];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

function TypeChoice({ types, chosen, onChoose }: TypeChoiceProps) {
  if (types.length <= 1) return null;
  return (
    <div className={styles.type}>
      <Select
        label="Which date"
        value={chosen}
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onChoose}
      />
    </div>
  );
}

interface PeriodChoiceProps {
  readonly period: number;
  readonly onChoose: (period: number) => void;
  readonly onChooseDays: () => void;
}

function PeriodChoice({ period, onChoose, onChooseDays }: PeriodChoiceProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">Period</legend>
      {PERIODS.map(({ id, name }) => (
        <Checkbox key={id} radioName="period" state={period === id} onChange={() => onChoose(id)}>
          {name}
        </Checkbox>
      ))}
      <Checkbox radioName="period" state={period === CUSTOM_PERIOD} onChange={onChooseDays}>
        Custom range
      </Checkbox>
    </fieldset>
  );
}

interface AppliedDatesProps {
  readonly state: SearchState;
  readonly isSwapped: boolean;
  readonly typeName: string;
}

/** What holds now, in words. */
function AppliedDates({ state, isSwapped, typeName }: AppliedDatesProps) {
  const dates = describeDates(state);
  return (
    <output className={styles.applied}>
      {dates === undefined ? null : `Applied: ${typeName.toLowerCase()} ${dates}.`}
      {isSwapped && dates !== undefined ? ' The days came the wrong way round and have been swapped.' : null}
    </output>
  );
}

function nameOf(types: readonly { readonly id: string; readonly name: string }[], id: string): string {
  return types.find((type) => type.id === id)?.name ?? id;
}
