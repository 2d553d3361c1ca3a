import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
  /** Off and not to be turned on, yet within reach: `onToggle` says why. Needs a description. */
  readonly isLocked?: boolean;
  readonly 'aria-describedby'?: string;
}

/** A slider that is on or off, with its name in front. */
export function Switch({ isOn, onToggle, children, isLocked = false, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isLocked || undefined}
      className={styles.switch}
      onClick={onToggle}
      {...rest}
    >
      <span>{children}</span>
      {isLocked ? <Lock size="0.875rem" aria-hidden className={styles.lock} /> : null}
      <span className={styles.track} aria-hidden />
    </button>
  );
}
