import type { CSSProperties } from 'react';
import type { ComparisonLanding } from '#contract/comparison.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './matrix.module.css';

interface MatrixSkeletonProps {
  readonly landing: ComparisonLanding;
  readonly topics: readonly string[];
  readonly places: readonly string[];
}

/** So many rows fill the window; more of them would only take time to be put up and taken away. */
const FIRST_SCREEN = 5;

/**
 * The matrix while its answers are on their way: names stand where they will, lines where answers will. These are drawn
 * by the style sheet: as elements they take a quarter of the time in which the first answers are there.
 */
export function MatrixSkeleton({ landing, topics, places }: MatrixSkeletonProps) {
  const { jurisdictions, topicTree, topicTitle } = landing;
  return (
    <div aria-busy="true" className={classNames(styles.region, styles.waiting)}>
      <table
        className={styles.table}
        style={{ '--columns': places.length, '--pinned': 0 } as CSSProperties}
        aria-label="Loading the answers"
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {topicTitle}
            </th>
            {places.map((id, at) => (
              <th key={id} scope="col" className={styles.column} data-shown={at === 0 || undefined}>
                <div className={styles.headLine}>{jurisdictions.find((one) => one.id === id)?.name}</div>
                <div className={styles.facts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.slice(0, FIRST_SCREEN).map((id) => (
            <SkeletonRow key={id} name={topicTree.find(({ topicId }) => topicId === id)?.description} places={places} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SkeletonRow({ name, places }: { readonly name: string | undefined; readonly places: readonly string[] }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.topic}>
        <span className={styles.topicName}>{name}</span>
      </th>
      {places.map((place, at) => (
        <td key={place} aria-hidden className={styles.cell} data-shown={at === 0 || undefined} />
      ))}
    </tr>
  );
}
