import { useId, useState } from 'react';
import type { UnderstoodQuery } from '#contract/search.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './understood-line.module.css';
import type { SearchModel } from '../use-search.ts';
import { listWideWords } from './wide-words.ts';

const ReadTree = createLazyPart(async () => (await import('./read-tree.tsx')).ReadTree);

/** Whether the query is shown as it was read, and the ids that join what opens it to what opens. */
export interface Reading {
  readonly id: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Folded until it is wanted. */
export function useReading(): Reading {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return { id, isOpen, toggle: () => setOpen(!isOpen) };
}

/** What is longer, in characters, has a line of its own: beside number and tools it would be a column of many lines. */
const SHORT = 40;

interface UnderstoodLineProps {
  /** Undefined while the answer is on its way; the line keeps its place. */
  readonly understood: UnderstoodQuery | undefined;
  readonly reading: Reading;
}

/**
 * How the query was understood, in words; as a tree where there is more to say: more than one term, or one that may find
 * other words.
 */
export function UnderstoodLine({ understood, reading: { id, isOpen, toggle } }: UnderstoodLineProps) {
  if (!understood) return <SkeletonLine width="16rem" />;
  return (
    <div className={styles.line} data-long={understood.description.length > SHORT || undefined}>
      <p className={styles.words}>
        <span className={styles.label}>Understood as</span> {understood.description}
      </p>{' '}
      {hasTree(understood) ? (
        <Button
          kind="text"
          id={id}
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={`${id}-tree`}
          onClick={toggle}
        >
          How we read your search
        </Button>
      ) : null}
    </div>
  );
}

interface UnderstoodMoreProps extends UnderstoodLineProps {
  readonly model: Pick<SearchModel, 'mode' | 'state'>;
  readonly hrefOfQuery: (query: string) => string;
}

/** Below the bar: the query as a tree while that is wanted, and what was repaired or translated, each with a way back. */
export function UnderstoodMore({ understood, reading: { id, isOpen }, model, hrefOfQuery }: UnderstoodMoreProps) {
  if (!understood) return null;
  return (
    <>
      {hasTree(understood) ? (
        <div id={`${id}-tree`} hidden={!isOpen}>
          {isOpen ? <ReadTree tree={understood.tree} model={model} hrefOfQuery={hrefOfQuery} labelledBy={id} /> : null}
        </div>
      ) : null}
      {understood.notes.length > 0 ? (
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
    </>
  );
}

function hasTree({ tree }: UnderstoodQuery): boolean {
  return tree.kind !== 'term' || listWideWords(tree.label).length > 0;
}
