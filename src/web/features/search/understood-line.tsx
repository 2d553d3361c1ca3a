import type { UnderstoodQuery } from '#contract/search.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './understood-line.module.css';

interface UnderstoodLineProps {
  /** Undefined while the answer is on its way; the line keeps its place. */
  readonly understood: UnderstoodQuery | undefined;
}

/** How the query was understood, and what was repaired or translated to get there. */
export function UnderstoodLine({ understood }: UnderstoodLineProps) {
  return (
    <div className={styles.line}>
      {understood ? (
        <p>
          <span className={styles.label}>Understood as</span> {understood.description}
        </p>
      ) : (
        <SkeletonLine width="20rem" />
      )}
      {understood && understood.notes.length > 0 ? (
        <ul className={styles.notes}>
          {understood.notes.map((note) => (
            <li key={`${note.at} ${note.message}`}>{note.message}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
