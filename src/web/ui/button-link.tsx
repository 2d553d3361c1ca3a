import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import styles from './button-link.module.css';

interface ButtonLinkProps {
  readonly href: string;
  readonly kind?: 'default' | 'outlined';
  /** Loads the page anew instead of navigating inside it; also for addresses outside the application. */
  readonly isFullLoad?: boolean;
  readonly children: ReactNode;
}

/** The next step where it is another address: a link that looks like a button, for the one or two that matter most. */
export function ButtonLink({ href, kind = 'default', isFullLoad = false, children }: ButtonLinkProps) {
  if (isFullLoad) {
    return (
      <a href={href} className={styles[kind]}>
        {children}
      </a>
    );
  }
  return (
    <AppLink href={href} className={styles[kind]}>
      {children}
    </AppLink>
  );
}
