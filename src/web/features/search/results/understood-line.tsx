import type { UnderstoodQuery } from '#contract/search.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { HowItWasRead } from './how-it-was-read.tsx';
import styles from './understood-line.module.css';
import type { SearchModel } from '../use-search.ts';
import { listWideWords } from './wide-words.ts';

interface UnderstoodLineProps {
  /** Undefined while the answer is on its way; the line keeps its place. */
  readonly understood: UnderstoodQuery | undefined;
  readonly model: Pick<SearchModel, 'mode' | 'state'>;
  readonly hrefOfQuery: (query: string) => string;
}

/** How the query was understood, and what was repaired or translated to get there, each with a way back. */
export function UnderstoodLine({ understood, model, hrefOfQuery }: UnderstoodLineProps) {
  return (
    <div className={styles.line}>
      {understood ? (
        <Reading understood={understood} model={model} hrefOfQuery={hrefOfQuery} />
      ) : (
        <SkeletonLine width="20rem" />
      )}
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

interface ReadingProps extends UnderstoodLineProps {
  readonly understood: UnderstoodQuery;
}

/** In words; with the tree where there is more to say: more than one term, or one that may find other words. */
function Reading({ understood: { description, tree }, ...rest }: ReadingProps) {
  const words = (
    <>
      <span className={styles.label}>Understood as</span> {description}
    </>
  );
  if (tree.kind === 'term' && listWideWords(tree.label).length === 0) return <p>{words}</p>;
  return (
    <HowItWasRead tree={tree} {...rest}>
      {words}
    </HowItWasRead>
  );
}
