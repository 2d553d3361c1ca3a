import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './checkbox.module.css';

interface CheckboxProps {
  readonly state: boolean | 'mixed';
  readonly onChange: () => void;
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
  /** One of several of which one holds. */
  readonly radioName?: string;
}

/** A box to tick, or a radio button where `radioName` is given; `mixed` is drawn as a dash. */
export function Checkbox({ state, onChange, children, isDisabled = false, radioName }: CheckboxProps) {
  return (
    <label className={classNames(styles.row, isDisabled && styles.disabled)}>
      <input
        className={styles.input}
        type={radioName ? 'radio' : 'checkbox'}
        name={radioName}
        checked={state === true}
        disabled={isDisabled}
        ref={(input) => {
          if (input) input.indeterminate = state === 'mixed';
        }}
        onChange={onChange}
      />
      <span className={styles.content}>{children}</span>
    </label>
  );
}
