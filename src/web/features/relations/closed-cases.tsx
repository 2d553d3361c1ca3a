import { Lock } from 'lucide-react';
import type { RelationAssessment } from '#contract/relations.ts';
import { formatCount } from '#web/ui/format-number.ts';
import styles from './relation-results.module.css';

/** That something stands in cases outside the subscription, and no more (OP-138). */
export function ClosedCases({ closed }: { readonly closed: RelationAssessment['closed'] }) {
  if (closed.count === 0) return null;
  return (
    <section className={styles.closed} aria-labelledby="closed-relations">
      <h2 id="closed-relations" className={styles.closedHead}>
        <Lock size="1rem" aria-hidden /> {closed.isExact ? '' : 'More than '}
        {formatCount(closed.count, 'case')} outside your subscription
      </h2>
      <p>There is a relationship in {closed.count === 1 ? 'it' : 'each'}; which one, only the case itself says.</p>
      <ul>
        {closed.cases.map(({ title, institution, partner }) => (
          <li key={`${title} ${partner ?? ''}`}>
            <span dir="auto">{title}</span>
            {institution ? `, ${institution}` : ''}
            {partner ? ` (${partner})` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}
