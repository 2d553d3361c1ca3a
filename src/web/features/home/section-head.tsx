import type { ReactNode } from 'react';
import styles from './section-head.module.css';

/** The heading of a part of the home page, with the way to all of it. */
export function SectionHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
