import type { ReactNode } from 'react';
import styles from './quotation.module.css';

interface QuotationProps {
  /** A paragraph each. */
  readonly words: readonly string[];
  /** Whose words they are and where they stand. */
  readonly children: ReactNode;
}

/** Somebody's own words, with where they stand below. */
export function Quotation({ words, children }: QuotationProps) {
  return (
    <figure className={styles.quotation}>
      <blockquote>
        {words.map((paragraph, index) => (
          <p key={`${String(index)} ${paragraph.slice(0, 20)}`}>{paragraph}</p>
        ))}
      </blockquote>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
