import { useState } from 'react';

interface DayInputProps {
  /** As `2026-11-29`; '' for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A year that is typed digit by digit is one of the first centuries until its last digit. */
const FIRST_WHOLE = '1000-01-01';

/** A day that acts at once, once its year is whole: what acts on a year that is only begun would empty the field. */
export function DayInput({ value, onChange }: DayInputProps) {
  const [begun, setBegun] = useState<string>();
  return (
    <input
      type="date"
      value={begun ?? value}
      onChange={({ target }) => {
        const isBegun = target.value !== '' && target.value < FIRST_WHOLE;
        setBegun(isBegun ? target.value : undefined);
        if (!isBegun) onChange(target.value);
      }}
      onBlur={() => setBegun(undefined)}
    />
  );
}
