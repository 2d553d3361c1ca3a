import { useState } from 'react';
import { readFigure, writeFigure } from '#domain/thresholds/read-figure.ts';
import { elementId } from './element-id.ts';
import styles from './thresholds.module.css';

interface DealFieldProps {
  readonly id: string;
  readonly label: string;
  /** Where a table shows it already. */
  readonly isLabelHidden?: boolean;
  /** Stands before the field: a currency; or after it: `%`. */
  readonly unit?: string;
  readonly value: string;
  readonly fault?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** A field for a figure; empty is unknown. What is read stands as it was understood once the field is left. */
// Long because: it is one piece of markup whose parts name each other.
export function DealField(props: DealFieldProps) {
  const { id, label, isLabelHidden = false, unit, value, fault, onChange, placeholder = 'unknown' } = props;
  const [said, setSaid] = useState('');
  const own = elementId(id);
  const write = () => {
    const figure = readFigure(value);
    if (typeof figure === 'number') {
      const written = writeFigure(figure);
      if (written !== value) onChange(written);
      setSaid('');
    } else setSaid(figure === null ? 'Not read as a figure' : '');
  };
  const trouble = fault ?? said;
  return (
    <div className={styles.field}>
      <label htmlFor={own} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <span className={styles.withUnit}>
        <input
          id={own}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          placeholder={placeholder}
          aria-invalid={trouble !== ''}
          aria-describedby={trouble === '' ? undefined : `${own}-fault`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={write}
        />
        {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
      </span>
      {trouble === '' ? null : (
        <span id={`${own}-fault`} className={styles.fault}>
          {trouble}
        </span>
      )}
    </div>
  );
}
