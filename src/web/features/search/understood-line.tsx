import type { UnderstoodQuery } from '#contract/search.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { HowItWasRead } from './how-it-was-read.tsx';
import styles from './understood-line.module.css';

interface UnderstoodLineProps {
  /** Undefined while the answer is on its way; the line keeps its place. */
  readonly understood: UnderstoodQuery | undefined;
  readonly hrefOfQuery: (query: string) => string;
}

/** How the query was understood, and what was repaired or translated to get there, each with a way back. */
export function UnderstoodLine({ understood, hrefOfQuery }: UnderstoodLineProps) {
  return (
    <div className={styles.line}>
      {understood ? <Reading understood={understood} /> : <SkeletonLine width="20rem" />}
      {understood && understood.notes.length > 0 ? (
        <ul className={styles.notes}>
          {understood.notes.map((note) => (
            <li key={`${note.at} ${note.message}`}>
              {note.message}
              {note.undo === null ? null : (
                <>
                  {' '}
                  <AppLink className={styles.undo} href={hrefOfQuery(note.undo)} aria-label={`Undo: ${note.message}`}>
                    Undo
                  </AppLink>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** In words; with the tree where there is more than one term. */
function Reading({ understood: { description, tree } }: { readonly understood: UnderstoodQuery }) {
  const words = (
    <>
      <span className={styles.label}>Understood as</span> {description}
    </>
  );
  return tree.kind === 'term' ? <p>{words}</p> : <HowItWasRead tree={tree}>{words}</HowItWasRead>;
}
