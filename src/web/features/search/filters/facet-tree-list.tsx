import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FilterAnswer } from '#contract/search.ts';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import styles from './facet.module.css';
import { buildFacetTree, countNodes, listStates, narrowTree, toggleNode, type FacetNode } from './facet-tree.ts';
import { STEP, stepsOf } from './shown-items.ts';
import { ValueBox } from './value-box.tsx';

/** Up to so many nodes that were found are drawn with all their branches open. */
const FEW = 60;

interface FacetTreeProps {
  /** The whole tree; `contains` narrows it. */
  readonly facet: FilterAnswer;
  readonly chosen: ReadonlySet<string>;
  readonly values: readonly string[];
  /** The values without groups that hold a path or one below it, their other values in their place. */
  readonly apart: (path: string) => readonly string[];
  readonly contains: string;
  readonly onChoose: (values: readonly string[]) => void;
}

/** A tree of boxes to tick. Ticking works on the whole tree, also where only a part of it is drawn. */
export function FacetTree({ facet, chosen, values, apart, contains, onChoose }: FacetTreeProps) {
  const roots = useMemo(() => buildFacetTree(facet.filterItems), [facet.filterItems]);
  const shown = contains === '' ? roots : narrowTree(roots, contains);
  const states = listStates(roots, chosen);
  const toggle = useSteady((path: string) =>
    onChoose(toggleNode(roots, path, states.get(path) === true ? apart(path) : values)),
  );
  if (shown.length === 0) return null;
  return (
    <FacetTreeList
      // A search draws the tree anew, with the branches of what is found open.
      key={contains}
      nodes={shown}
      states={states}
      areOpen={contains !== '' && countNodes(shown) <= FEW}
      onToggle={toggle}
    />
  );
}

interface BranchesProps {
  readonly states: ReturnType<typeof listStates>;
  /** Branches are open at first. */
  readonly areOpen: boolean;
  readonly onToggle: (path: string) => void;
}

interface FacetTreeListProps extends BranchesProps {
  readonly nodes: readonly FacetNode[];
}

/**
 * Boxes as nested lists, each drawn in steps, for a thousand at once would hold up typing and scrolling; a branch opens
 * by itself where something in it is chosen or found.
 */
function FacetTreeList({ nodes, ...rest }: FacetTreeListProps) {
  const [limit, setLimit] = useState(STEP);
  const { more, lessTo } = stepsOf(nodes.length, limit);
  return (
    <>
      <ul className={nodes.some(({ children }) => children.length > 0) ? styles.branch : styles.twigs}>
        {nodes.slice(0, limit).map((node) => (
          <Branch key={node.path} node={node} {...rest} />
        ))}
      </ul>
      {more > 0 || lessTo !== undefined ? (
        <div className={styles.more} data-focus-group>
          {more > 0 ? (
            <Button kind="text" onClick={() => setLimit(limit + STEP)}>
              Show {formatCount(more, 'more', 'more')}
            </Button>
          ) : null}
          {lessTo !== undefined ? (
            <Button kind="text" onClick={() => setLimit(lessTo)}>
              Show fewer
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

interface BranchProps extends BranchesProps {
  readonly node: FacetNode;
}

function Branch({ node, states, areOpen, onToggle }: BranchProps) {
  const state = states.get(node.path) ?? false;
  const [isOpen, setOpen] = useState(state === 'mixed' || areOpen);
  const hasChildren = node.children.length > 0;
  return (
    <li>
      <div className={styles.node}>
        {hasChildren ? (
          <button
            type="button"
            className={styles.twist}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Close' : 'Open'} ${node.label}`}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size="1rem" aria-hidden />
          </button>
        ) : (
          <span className={styles.noTwist} />
        )}
        <ValueBox
          name={node.path}
          label={node.label}
          count={node.count}
          state={state}
          isDisabled={node.count === 0 && state === false}
          onToggle={onToggle}
        />
      </div>
      {hasChildren && isOpen ? (
        <FacetTreeList nodes={node.children} states={states} areOpen={areOpen} onToggle={onToggle} />
      ) : null}
    </li>
  );
}
