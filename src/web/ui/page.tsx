import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The width and the margins that all pages share. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
