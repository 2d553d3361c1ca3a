import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './part.module.css';

interface PartProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title'> {
  readonly title: ReactNode;
  /** Set smaller, beside a part that is read. */
  readonly isSmall?: boolean;
}

/** A part of a page under its heading. */
export function Part({ title, isSmall = false, children, ...section }: PartProps) {
  return (
    <section {...section} className={classNames(styles.part, isSmall && styles.small)}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
