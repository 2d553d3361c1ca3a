import { Lock } from 'lucide-react';
import styles from './closed-mark.module.css';

/** A padlock with words beside something that the reader's subscription does not hold. */
export function ClosedMark() {
  return (
    <span className={styles.mark} data-closed>
      <Lock size="0.875rem" aria-hidden /> Not in your subscription
    </span>
  );
}
