import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

/** The tools of a page within reach of the thumb; only on a phone. */
export function BottomBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.bar} aria-label={label}>
      {children}
    </fieldset>
  );
}
