import type { ReactNode } from 'react';
import { Fact, FactsLine } from '#web/ui/facts-line.tsx';
import { AppLink } from './app-link.tsx';
import { ClosedMark } from './closed-mark.tsx';
import { formatCount, formatNumber } from './format-number.ts';
import styles from './new-hit-list.module.css';

interface NewHit {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly type: string;
  readonly date: string | null;
  readonly origin: string | null;
  readonly addedAt: string;
  readonly isOpen: boolean;
}

interface NewHitListProps {
  readonly matches: {
    readonly since: string;
    readonly total: number;
    readonly isExact: boolean;
    readonly hits: readonly NewHit[];
  };
  /** What they are: `New since 05 Mar 2026, 14:03`. */
  readonly title: string;
  /** How a legal date and an instant are written. */
  readonly formatDate: (date: string) => string;
  readonly formatInstant: (instant: string) => string;
  /** Draws what can be done with one of them. */
  readonly renderActions: (hit: NewHit) => ReactNode;
}

/** Documents that were added to the library since a search was last looked at, one line each. */
export function NewHitList({ matches, title, formatDate, formatInstant, renderActions }: NewHitListProps) {
  const { hits, total, isExact } = matches;
  const count = total === 0 ? 'nothing' : `${isExact ? '' : 'at least '}${formatCount(total, 'document')}`;
  return (
    <section className={styles.section} aria-label={title}>
      <p className={styles.title}>
        {title}: <strong>{count}</strong>
        {total > hits.length ? `, the newest ${formatNumber(hits.length)} of them:` : null}
      </p>
      <ul>
        {hits.map((hit) => (
          <li key={hit.id} className={styles.row}>
            <AppLink dir="auto" href={hit.url} className={styles.link}>
              {hit.title}
            </AppLink>
            <div className={styles.meta}>
              <FactsLine facts={[hit.type, hit.origin, hit.date ? formatDate(hit.date) : null]} />
              <Fact className={styles.added}>added {formatInstant(hit.addedAt)}</Fact>{' '}
              {hit.isOpen ? null : <ClosedMark />} {renderActions(hit)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
