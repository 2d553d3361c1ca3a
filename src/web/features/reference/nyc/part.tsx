import type { ReactNode } from 'react';
import styles from './nyc.module.css';

/** A titled part of a page. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </section>
  );
}
