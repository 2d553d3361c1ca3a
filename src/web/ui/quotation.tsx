import type { ReactNode } from 'react';
import styles from './quotation.module.css';

interface QuotationProps {
  readonly words: string;
  /** Whose words they are and where they stand. */
  readonly children: ReactNode;
}

/** Somebody's own words, with where they stand below. */
export function Quotation({ words, children }: QuotationProps) {
  return (
    <figure className={styles.quotation}>
      <blockquote>{words}</blockquote>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
