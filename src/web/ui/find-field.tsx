import { DayInput } from './day-input.tsx';

interface FindFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is asked for: words, or a day as `2026-11-27`, '' for none. */
  readonly type?: 'search' | 'date';
}

/** Narrows what stands below it while somebody types. */
export function FindField({ label, value, onChange, type = 'search' }: FindFieldProps) {
  return (
    <label className="find-field">
      <span>{label}</span>
      {type === 'date' ? (
        <DayInput {...{ value, onChange }} />
      ) : (
        <input type={type} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </label>
  );
}
