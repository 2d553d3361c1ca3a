import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

interface SkipLinkProps {
  /** Anchor of what it leads to. */
  readonly href: string;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** A way past what stands between, in sight only while the keyboard is on it. */
export function SkipLink({ href, onFollow, children }: SkipLinkProps) {
  return (
    <a
      className={styles.skip}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </a>
  );
}
