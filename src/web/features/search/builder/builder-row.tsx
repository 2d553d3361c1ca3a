import { useId, type ReactNode } from 'react';
import styles from './query-builder.module.css';

interface BuilderRowProps {
  readonly label: string;
  /** What it does, with an example. */
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Takes the focus when the form opens. */
  readonly isFirst?: boolean;
  /** Stands beside the field. */
  readonly children?: ReactNode;
}

/** One line of the form. */
export function BuilderRow({ label, hint, value, onChange, isFirst = false, children }: BuilderRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.boxes}>
        <input
          id={id}
          className={styles.input}
          type="text"
          value={value}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus={isFirst || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
