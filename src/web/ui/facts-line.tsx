import { Children, type ReactNode } from 'react';
import styles from './facts-line.module.css';

/** Short facts in a row with a dot between them; what is not known is left out. */
export function FactsLine({ facts }: { readonly facts: readonly ReactNode[] }) {
  return (
    <span>
      {Children.map(facts.filter(Boolean), (fact, index) => (
        <Fact isFirst={index === 0}>{fact}</Fact>
      ))}
    </span>
  );
}

interface FactProps {
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One of them, for a line whose facts have a look of their own: with the dot before it, unless it is the first. */
export function Fact({ isFirst = false, className, children }: FactProps) {
  return (
    <span className={className}>
      {isFirst ? null : (
        <span className={styles.dot}>
          <span className={styles.said}> ·</span>{' '}
        </span>
      )}
      <span dir="auto" className={styles.fact}>
        {children}
      </span>
    </span>
  );
}
