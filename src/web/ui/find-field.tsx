import { useState } from 'react';

interface FindFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Of a day: `yyyy-mm-dd`, '' for none. */
  readonly type?: 'search' | 'date';
}

/** A year that is typed digit by digit is one of the first centuries until its last digit. */
const FIRST_WHOLE = '1000-01-01';

/** Narrows what stands below it while somebody types. */
export function FindField({ label, value, onChange, type = 'search' }: FindFieldProps) {
  const [begun, setBegun] = useState<string>();
  return (
    <label className="find-field">
      <span>{label}</span>
      <input
        type={type}
        value={begun ?? value}
        onChange={({ target }) => {
          const isBegun = type === 'date' && target.value !== '' && target.value < FIRST_WHOLE;
          setBegun(isBegun ? target.value : undefined);
          if (!isBegun) onChange(target.value);
        }}
        onBlur={() => setBegun(undefined)}
      />
    </label>
  );
}
