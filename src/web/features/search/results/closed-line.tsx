import { Lock } from 'lucide-react';
import type { SearchAnswer } from '#contract/search.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { nameClosed } from '#web/ui/name-closed.ts';
import styles from './closed-results.module.css';

interface ClosedLineProps {
  readonly closed: SearchAnswer['closed'];
  readonly href: string;
}

/** Below the totals: how many more there are outside the subscription, with the way to their list (OP-169). */
export function ClosedLine({ closed, href }: ClosedLineProps) {
  if (!closed || closed.count === 0) return null;
  return (
    <p className={styles.line}>
      <Lock size="0.875rem" aria-hidden />
      <AppLink href={href}>{nameClosed(closed)}</AppLink>
    </p>
  );
}
