import { memo, useEffect, useRef, type RefObject } from 'react';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { choiceOf, withChoice } from '../change-state.ts';
import styles from './content-type-pills.module.css';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { listContentTypes, offersContentTypes } from './list-content-types.ts';
import type { FilterModel } from '../use-search.ts';

/**
 * The content types above the results, with what each of them holds: choosing one shows only that (SR-149). The row
 * keeps its height while it is on its way, and scrolls within itself where it is too long.
 */
export const ContentTypePills = memo(function ContentTypePills({ model }: { readonly model: FilterModel }) {
  const { mode, state, filters, hrefWith, prepare } = model;
  const values = choiceOf(state, CONTENT_TYPE)?.values ?? [];
  const counted = listContentTypes(filters.data, values);
  const list = useChosenInSight(values.join(), counted !== undefined);
  if (!offersContentTypes(mode)) return null;
  const hrefOf = (types: readonly string[]) =>
    hrefWith({ filters: withChoice(state, { facet: CONTENT_TYPE, values: types, every: false }) });
  const pill = (label: string, count: number, types: readonly string[], isOn: boolean) => (
    <li key={label}>
      <AppLink
        className={styles.pill}
        href={hrefOf(types)}
        keepScroll
        onFollow={prepare}
        aria-current={isOn ? 'true' : undefined}
      >
        <span>{label}</span> <span className={styles.count}>{formatNumber(count)}</span>
      </AppLink>
    </li>
  );
  return (
    <nav className={styles.row} aria-label="Content types" aria-busy={!filters.error && (!counted || filters.isStale)}>
      {counted ? (
        <ul ref={list} className={styles.pills}>
          {pill('All results', counted.total, [], values.length === 0)}
          {counted.types.map(({ name, label, count }) => pill(label, count, [name], values.includes(name)))}
        </ul>
      ) : filters.error ? null : (
        <div className={styles.pills}>
          {[6, 7, 5, 8].map((width) => (
            <span key={width} className={styles.waiting}>
              <SkeletonLine width={`${width}rem`} />
            </span>
          ))}
        </div>
      )}
    </nav>
  );
});

/** Scrolls the row, and nothing else, until the first chosen pill is all in sight. */
function useChosenInSight(chosen: string, isThere: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const pill = chosen === '' ? row?.firstElementChild : row?.querySelector('[aria-current]');
    if (!isThere || !row || !pill) return;
    const [seen, wanted] = [row.getBoundingClientRect(), pill.getBoundingClientRect()];
    const isInSight = wanted.left >= seen.left && wanted.right <= seen.right;
    if (!isInSight) row.scrollLeft += wanted.left - seen.left - (seen.width - wanted.width) / 2;
  }, [chosen, isThere]);
  return list;
}
