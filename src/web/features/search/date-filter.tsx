import { useState, type FormEvent } from 'react';
import { useEditionView } from '#web/api/edition-view.ts';
import { ALL_TIME, CUSTOM_PERIOD } from '#domain/search/period.ts';
import { hasDefaultDates, type SearchDefaults, type SearchState } from '#domain/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './date-filter.module.css';
import { DATE_MODES, PERIODS, readRange, writeRange, type DateMode, type DateRange } from './date-range.ts';

interface DateFilterProps {
  readonly state: SearchState;
  readonly defaults: SearchDefaults;
  readonly onChange: (change: Partial<SearchState>) => void;
}

/** The date filter: which date is meant, a period, or days of one's own. */
export function DateFilter({ state, defaults, onChange }: DateFilterProps) {
  const { dateTypes } = useEditionView();
  const [isCustom, setCustom] = useState(false);
  const hasDates = state.dateFrom !== '' || state.dateTo !== '';
  const period = isCustom || hasDates ? CUSTOM_PERIOD : state.datePeriod;
  const isSet = !hasDefaultDates(state, defaults);
  // A mode that begins with a period of its own lets it be seen.
  const isOpen = isSet || defaults.dates.datePeriod !== ALL_TIME;
  return (
    <Disclosure title="Date" count={isSet ? 1 : 0} isOpenAtFirst={isOpen}>
      {dateTypes.length > 1 ? (
        <div className={styles.type}>
          <Select
            label="Which date"
            value={state.dateType}
            options={dateTypes.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(value) => onChange({ dateType: value })}
          />
        </div>
      ) : null}
      <fieldset>
        <legend className="visually-hidden">Period</legend>
        {PERIODS.map(({ id, name }) => (
          <Checkbox
            key={id}
            radioName="period"
            state={period === id}
            onChange={() => {
              setCustom(false);
              onChange({ datePeriod: id, dateFrom: '', dateTo: '' });
            }}
          >
            {name}
          </Checkbox>
        ))}
        <Checkbox radioName="period" state={period === CUSTOM_PERIOD} onChange={() => setCustom(true)}>
          Choose days
        </Checkbox>
      </fieldset>
      {period === CUSTOM_PERIOD ? (
        <DaysForm
          key={`${state.dateFrom} ${state.dateTo}`}
          range={readRange(state)}
          onApply={(range) => {
            setCustom(false);
            const change = writeRange(range);
            if (change.datePeriod === CUSTOM_PERIOD) onChange(change);
            else if (hasDates) onChange({ ...change, datePeriod: defaults.dates.datePeriod });
          }}
        />
      ) : null}
    </Disclosure>
  );
}

interface DaysFormProps {
  readonly range: DateRange;
  readonly onApply: (range: DateRange) => void;
}

function DaysForm({ range, onApply }: DaysFormProps) {
  const [mode, setMode] = useState<DateMode>(range.mode);
  const [first, setFirst] = useState(range.first);
  const [second, setSecond] = useState(range.second);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply({ mode, first, second });
  };
  return (
    <form className={styles.days} onSubmit={apply}>
      <Select
        label="Days"
        value={mode}
        options={DATE_MODES.map((name) => ({ value: name, label: name.toLowerCase() }))}
        onChange={(value) => setMode(DATE_MODES.find((name) => name === value) ?? 'Between')}
      />
      <input
        className={styles.day}
        type="date"
        max="9999-12-31"
        aria-label={mode === 'Between' ? 'From' : 'Day'}
        value={first}
        onChange={(event) => setFirst(event.target.value)}
      />
      {mode === 'Between' ? (
        <input
          className={styles.day}
          type="date"
          max="9999-12-31"
          aria-label="To"
          value={second}
          onChange={(event) => setSecond(event.target.value)}
        />
      ) : null}
      <Button type="submit">Apply days</Button>
    </form>
  );
}
