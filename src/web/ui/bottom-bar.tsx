import type { ReactNode } from 'react';
import { BackToTop } from './back-to-top.tsx';
import styles from './bottom-bar.module.css';

/** The tools of a page within reach of the thumb, the way back to its top at the end; only on a phone. */
export function BottomBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.bar} aria-label={label} data-bottom-bar>
      {children}
      <BackToTop place="bar" />
    </fieldset>
  );
}
