import { useId, useState, type ReactNode } from 'react';
import type { UnderstoodNode } from '#contract/search.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './how-it-was-read.module.css';

/** What each kind of node asks for, in words. */
const MEANINGS: Readonly<Record<Exclude<UnderstoodNode['kind'], 'term'>, string>> = {
  and: 'all of these',
  or: 'any of these',
  not: 'the first without the second',
  near: 'these close together',
};

interface HowItWasReadProps {
  readonly tree: UnderstoodNode;
  /** Stands on the line of what opens the tree, so that the tree's being there moves nothing. */
  readonly children: ReactNode;
}

/** The query as a nested list, folded until it is wanted. */
export function HowItWasRead({ tree, children }: HowItWasReadProps) {
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
        {isOpen ? (
          <ul className={styles.tree} aria-labelledby={id}>
            <Node node={tree} />
          </ul>
        ) : null}
      </div>
    </>
  );
}

function Node({ node }: { readonly node: UnderstoodNode }) {
  const id = useId();
  if (node.kind === 'term') {
    return (
      <li>
        <code>{node.label}</code>
      </li>
    );
  }
  return (
    <li>
      <span id={id}>
        <span className={styles.operator}>{node.label}</span> {describe(node)}
      </span>
      <ul aria-labelledby={id}>
        {node.children.map((child) => (
          <Node key={`${node.children.indexOf(child)} ${child.label}`} node={child} />
        ))}
      </ul>
    </li>
  );
}

function describe({ kind, label }: UnderstoodNode): string {
  const distance = /^NEAR(\d+)$/.exec(label)?.[1];
  if (distance !== undefined) return `these within ${distance} ${distance === '1' ? 'word' : 'words'}`;
  return kind === 'term' ? '' : MEANINGS[kind];
}
