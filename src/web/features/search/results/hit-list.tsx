import type { Forms } from '#domain/words/forms.ts';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Hit, SearchAnswer } from '#contract/search.ts';
import { foldEditions, type FoldedHit } from '#domain/search/fold-editions.ts';
import { groupByWeek } from '#domain/search/week.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import styles from './hit-list.module.css';
import { queryOf } from './hit-meta.ts';
import { HitRow } from './hit-row.tsx';
import row from './hit-row.module.css';
import { useLeftHit } from './use-left-hit.ts';
import { useNewMarks } from './use-new-marks.ts';
import type { Selection } from './use-selection.ts';

const NO_TERMS: readonly string[] = [];

interface HitListProps {
  readonly answer: SearchAnswer;
  /** As typed. */
  readonly typed: string;
  readonly forms: Forms;
  /** The next answer is on its way. */
  readonly isStale: boolean;
  readonly selection: Selection;
  /** Hits stand under the week in which they were added. */
  readonly hasWeeks: boolean;
}

/** The hits of a page; `j` and `k` go through them, `x` selects the one that has the focus. */
// Long because: the rows of a page and of its weeks are drawn by one function.
export function HitList({ answer, typed, forms, isStale, selection, hasWeeks }: HitListProps) {
  const list = useRef<HTMLDivElement>(null);
  const query = queryOf(answer, typed);
  const isNew = useNewMarks(hasWeeks, isStale ? undefined : answer.hits);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const rows = useMemo(() => foldEditions(answer.hits, answer.start), [answer]);
  // Numbered up to 0, so that no row has the number of another.
  const earlier = useMemo(() => foldEditions(answer.earlier, -answer.earlier.length), [answer]);
  const toggle = useSteady(selection.toggle);
  const weeks = hasWeeks ? groupByWeek(rows, ({ hit }) => hit.addedDate, today) : [];
  useHitKeys(list, [...earlier, ...rows], selection);
  useLeftHit(list, isStale);
  useExcerptEnds(list);
  const drawRows = (some: readonly FoldedHit<Hit>[], level: 3 | 4, asked = query) => (
    <ol start={some[0]?.number}>
      {some.map((row) => (
        <li key={row.hit.id} value={row.number} className={styles.item}>
          <HitRow
            hit={row.hit}
            older={row.older}
            query={asked}
            forms={forms}
            terms={(asked === query && answer.understood?.terms) || NO_TERMS}
            isSelected={selection.has(itemsOfRow(row))}
            onSelect={toggle}
            isNew={isNew(row.hit)}
            hasAdded={hasWeeks}
            level={level}
          />
        </li>
      ))}
    </ol>
  );
  return (
    <div ref={list} className={classNames(styles.list, isStale && styles.stale)} aria-busy={isStale}>
      {earlier.length > 0 ? (
        <>
          <h3 className={styles.week}>As a phrase</h3>
          {drawRows(earlier, 4, typed)}
          <h3 className={styles.week}>With all of the words</h3>
        </>
      ) : null}
      {hasWeeks
        ? weeks.map((week) => (
            <section key={week.monday} aria-label={week.name}>
              <h3 className={styles.week}>{week.name}</h3>
              {drawRows(week.items, 4)}
            </section>
          ))
        : drawRows(rows, earlier.length > 0 ? 4 : 3)}
    </div>
  );
}

/** What ends the excerpts is put behind their last words once they can be read. */
function useExcerptEnds(list: RefObject<HTMLElement | null>): void {
  useEffect(
    () => void import('./follow-last-words.ts').then(({ followLastWords }) => followLastWords(list.current)),
    [list],
  );
}

/** `j` and `k` go through the hits, `x` selects. */
function useHitKeys(list: RefObject<HTMLElement | null>, rows: readonly FoldedHit<Hit>[], selection: Selection): void {
  const select = () => {
    const row = rows.find(({ number }) => String(number) === findFocusedNumber(list.current));
    if (row) selection.toggle(itemsOfRow(row));
  };
  useShortcuts({ j: () => moveAmongHits(list.current, 1), k: () => moveAmongHits(list.current, -1), x: select });
}

function moveAmongHits(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at < 0 ? (step === 1 ? 0 : links.length - 1) : at + step;
  const link = links[next];
  link?.focus({ preventScroll: true });
  link?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

/** The number of the row that has the focus. */
function findFocusedNumber(list: HTMLElement | null): string | null | undefined {
  const focused = list?.contains(document.activeElement) ? document.activeElement : null;
  return focused?.closest('li[value]')?.getAttribute('value');
}

/** All hits that a row stands for. */
function itemsOfRow({ hit, older }: FoldedHit<Hit>): readonly Hit[] {
  return [hit, ...older];
}

/** The same rows while nothing is known yet. */
export function HitListSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((number) => (
        <div key={number} className={row.row}>
          <span className={row.pick} />
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
        </div>
      ))}
    </div>
  );
}
