import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { findResultStep, readResultTrail } from '#web/app/result-trail.ts';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import styles from './result-steps.module.css';

/** Back to the last page of results in this tab that holds the document, and on to the next of them. */
export function ResultSteps({ id }: { readonly id: string }) {
  const [trail] = useState(readResultTrail);
  const router = useRouter();
  const step = findResultStep(trail, id);
  const follow = (href: string | undefined) => (href === undefined ? undefined : void router.navigate({ href }));
  useShortcuts(step ? { j: () => follow(step.next?.href), k: () => follow(step.previous?.href) } : {});
  if (!step) return null;
  const { place, total, href, previous, next } = step;
  return (
    <nav className={styles.steps} aria-label="Results">
      <AppLink href={href} className={styles.back}>
        <ArrowLeft size="0.9375rem" aria-hidden /> Results
      </AppLink>
      <span className={styles.place}>
        {formatNumber(place)} of {formatNumber(total)}
      </span>
      {previous ? (
        <AppLink href={previous.href} className={styles.step} title={`${previous.title} (k)`}>
          <ChevronLeft size="1rem" aria-hidden /> Previous
          <span className="visually-hidden"> result: {previous.title}</span>
        </AppLink>
      ) : null}
      {next ? (
        <AppLink href={next.href} className={styles.step} title={`${next.title} (j)`}>
          Next<span className="visually-hidden"> result: {next.title}</span> <ChevronRight size="1rem" aria-hidden />
        </AppLink>
      ) : null}
    </nav>
  );
}
