import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './filter-skeleton.module.css';

/** The place of the filters while they are on their way. */
export function FilterSkeleton() {
  return (
    <>
      {[0, 1, 2].map((group) => (
        <div key={group} className={styles.skeleton} aria-hidden>
          <SkeletonLine width="7rem" />
          {[0, 1, 2, 3, 4].map((line) => (
            <SkeletonLine key={line} width={`${90 - line * 7}%`} />
          ))}
        </div>
      ))}
    </>
  );
}
