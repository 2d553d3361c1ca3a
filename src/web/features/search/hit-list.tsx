import { useRef } from 'react';
import type { SearchAnswer } from '#contract/search.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { useShortcuts } from '#web/ui/use-shortcuts.ts';
import styles from './hit-list.module.css';
import { HitRow } from './hit-row.tsx';
import row from './hit-row.module.css';

interface HitListProps {
  readonly answer: SearchAnswer;
  readonly query: string;
  /** The next answer is on its way. */
  readonly isStale: boolean;
}

/** The hits of a page; `j` and `k` go through them. */
export function HitList({ answer, query, isStale }: HitListProps) {
  const list = useRef<HTMLOListElement>(null);
  const move = (step: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at < 0 ? (step === 1 ? 0 : links.length - 1) : at + step;
    const link = links[next];
    link?.focus({ preventScroll: true });
    link?.closest('li')?.scrollIntoView({ block: 'nearest' });
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return (
    <ol ref={list} start={answer.start + 1} className={classNames(styles.list, isStale && styles.stale)}>
      {answer.hits.map((hit) => (
        <li key={hit.id} className={styles.item}>
          <HitRow hit={hit} query={query} terms={answer.understood?.terms ?? []} />
        </li>
      ))}
    </ol>
  );
}

/** The same rows while nothing is known yet. */
export function HitListSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((number) => (
        <div key={number} className={row.row}>
          <div className={row.main}>
            <div className={row.title}>
              <SkeletonLine width={`${[82, 64, 90, 71, 78, 60][number]}%`} height="1rem" />
            </div>
            <div className={row.meta}>
              <SkeletonLine width="22rem" />
            </div>
            <div className={row.excerpt}>
              <SkeletonLine width="100%" />
              <SkeletonLine width={`${[55, 80, 40, 70, 62, 48][number]}%`} />
            </div>
          </div>
          <div className={row.side}>
            <SkeletonLine width="5rem" />
            <SkeletonLine width="6.5rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
