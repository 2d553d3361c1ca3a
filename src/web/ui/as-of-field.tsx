import { useId } from 'react';

interface AsOfFieldProps {
  readonly label: string;
  /** `yyyy-mm-dd`, '' for today. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/** The day as of which something is read; empty for today. */
export function AsOfField({ label, day, onChoose }: AsOfFieldProps) {
  const id = useId();
  return (
    <span className="find-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={day} onChange={(event) => onChoose(event.target.value)} />
    </span>
  );
}
