import { useEditionView } from '#web/app/edition-view.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './filter-skeleton.module.css';

const VALUES = 6;

/** The place of the filters while they are on their way, about as high as they will be. */
export function FilterSkeleton() {
  return useEditionView().facets.map(({ id, open }) => (
    <div key={id} className={styles.skeleton} aria-hidden>
      <SkeletonLine width="7rem" />
      {Array.from({ length: open ? VALUES : 0 }, (_, line) => (
        <SkeletonLine key={line} width={`${90 - line * 7}%`} />
      ))}
    </div>
  ));
}
