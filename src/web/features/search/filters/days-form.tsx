import { useId, useState, type FormEvent } from 'react';
import { CircleAlert } from 'lucide-react';
import type { SearchState } from '#domain/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import { Select } from '#web/ui/select.tsx';
import styles from './date-filter.module.css';
import { DATE_MODES, writeRange, type DateMode, type DateRange } from './date-range.ts';
import type { DateVisit } from './date-visit.ts';

interface DaysFormProps {
  readonly range: DateRange;
  readonly onApply: (change: Partial<SearchState>, how: Pick<DateVisit, 'isSwapped' | 'said'>) => void;
}

/** Days of the reader's own. What cannot be read stays in its field, is said in words, and starts no search (OP-59). */
export function DaysForm({ range, onApply }: DaysFormProps) {
  const [mode, setMode] = useState<DateMode>(range.mode);
  const [first, setFirst] = useState(formatDate(range.first));
  const [second, setSecond] = useState(formatDate(range.second));
  const [unreadable, setUnreadable] = useState<'first' | 'second'>();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = writeRange(mode, first, second);
    if ('change' in written) return onApply(written.change, { isSwapped: written.isSwapped, said: mode });
    setUnreadable(written.unreadable);
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${written.unreadable}"]`)?.focus();
  };
  const type = (write: (text: string) => void) => (text: string) => {
    write(text);
    setUnreadable(undefined);
  };
  return (
    <form className={styles.days} onSubmit={apply} noValidate>
      <Select
        label="Days"
        value={mode}
        options={DATE_MODES.map((name) => ({ value: name, label: name.toLowerCase() }))}
        onChange={type((value) => setMode(DATE_MODES.find((name) => name === value) ?? 'Between'))}
      />
      <DayField
        name="first"
        label={mode === 'Between' ? 'From' : 'Day'}
        value={first}
        unreadable={unreadable}
        onChange={type(setFirst)}
      />
      {mode === 'Between' ? (
        <DayField name="second" label="To" value={second} unreadable={unreadable} onChange={type(setSecond)} />
      ) : null}
      <Button type="submit">Apply days</Button>
    </form>
  );
}

interface DayFieldProps {
  readonly name: 'first' | 'second';
  readonly label: string;
  readonly value: string;
  /** The field that holds no date. */
  readonly unreadable: 'first' | 'second' | undefined;
  readonly onChange: (text: string) => void;
}

function DayField({ name, label, value, unreadable, onChange }: DayFieldProps) {
  const id = useId();
  const isUnreadable = unreadable === name;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        className={styles.day}
        autoComplete="off"
        placeholder="Day, month or year"
        aria-invalid={isUnreadable}
        aria-describedby={`${id}-fault`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-fault`} className={styles.fault}>
        {isUnreadable ? (
          <>
            <CircleAlert size="0.875rem" aria-hidden /> This is no date. Write 05 Mar 2020, 5/3/2020, Mar 2020 or 2020.
          </>
        ) : null}
      </p>
    </div>
  );
}
