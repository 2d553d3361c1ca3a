import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './filter-skeleton.module.css';

const VALUES = 6;

interface FilterSkeletonProps {
  /** How many filters are expected, and how many of them open. */
  readonly filters: number;
  readonly open: number;
}

/** The place of the filters while they are on their way, about as high as they will be. */
export function FilterSkeleton({ filters, open }: FilterSkeletonProps) {
  return (
    <>
      {Array.from({ length: filters }, (_, group) => (
        <div key={group} className={styles.skeleton} aria-hidden>
          <SkeletonLine width="7rem" />
          {Array.from({ length: group < open ? VALUES : 0 }, (_value, line) => (
            <SkeletonLine key={line} width={`${90 - line * 7}%`} />
          ))}
        </div>
      ))}
    </>
  );
}
