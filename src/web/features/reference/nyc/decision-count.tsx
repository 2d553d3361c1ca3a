import { Lock } from 'lucide-react';
import type { ConventionEntry } from '#contract/nyc-tool.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { nameClosed } from '#web/ui/name-closed.ts';
import styles from './nyc.module.css';

type Counted = ConventionEntry['decisions'];

/** A number of decisions that leads to exactly these (OP-140); what is outside the subscription stands apart (OP-169). */
export function DecisionCount({ decisions, of }: { readonly decisions: Counted; readonly of: string }) {
  const { count, url, closed } = decisions;
  return (
    <>
      {count === 0 ? (
        <span className={styles.zero}>0</span>
      ) : (
        <AppLink href={url} aria-label={`${formatCount(count, 'decision')} on ${of}`} className={styles.number}>
          {formatNumber(count)}
        </AppLink>
      )}
      {closed.count > 0 ? (
        <span className={styles.closed}>
          <Lock size="0.75rem" aria-hidden /> {nameClosed(closed)}
        </span>
      ) : null}
    </>
  );
}

/** What the figures of a page are made of: invented decisions are said to be. */
export function DemoNote({ demo, total }: { readonly demo: number; readonly total: number }) {
  if (demo === 0) return null;
  const how = demo === total ? 'All' : formatNumber(demo);
  const which =
    total === 1
      ? 'The decision counted here is'
      : `${how} of the ${formatCount(total, 'decision')} counted here ${demo === 1 ? 'is' : 'are'}`;
  return (
    <p className={styles.demo}>
      <strong>Demo.</strong> {which} invented for the demo library. The figures show how the tool works and say nothing
      about real courts.
    </p>
  );
}
