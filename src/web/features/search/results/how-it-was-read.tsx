import { useId, useState, type ReactNode } from 'react';
import type { UnderstoodNode } from '#contract/search.ts';
import { Button } from '#web/ui/button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import styles from './how-it-was-read.module.css';
import type { SearchModel } from '../use-search.ts';

const ReadTree = createLazyPart(async () => (await import('./read-tree.tsx')).ReadTree);

interface HowItWasReadProps {
  readonly tree: UnderstoodNode;
  readonly model: Pick<SearchModel, 'mode' | 'state'>;
  readonly hrefOfQuery: (query: string) => string;
  /** Stands on the line of what opens the tree, so that the tree's being there moves nothing. */
  readonly children: ReactNode;
}

/** What opens the query as it was read, folded until it is wanted. */
export function HowItWasRead({ tree, model, hrefOfQuery, children }: HowItWasReadProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        <span className={styles.words}>{children}</span>{' '}
        <Button
          kind="text"
          id={id}
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={`${id}-tree`}
          onClick={() => setOpen(!isOpen)}
        >
          How it was read
        </Button>
      </p>
      <div id={`${id}-tree`} hidden={!isOpen}>
        {isOpen ? <ReadTree tree={tree} model={model} hrefOfQuery={hrefOfQuery} labelledBy={id} /> : null}
      </div>
    </>
  );
}
