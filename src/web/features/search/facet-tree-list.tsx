import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import styles from './facet.module.css';
import { stateOfNode, type FacetNode } from './facet-tree.ts';

interface FacetTreeListProps {
  readonly nodes: readonly FacetNode[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (node: FacetNode) => void;
}

/** A tree of boxes to tick, as nested lists; a branch opens by itself where something in it is chosen. */
export function FacetTreeList({ nodes, chosen, onToggle }: FacetTreeListProps) {
  return (
    <ul className={styles.branch}>
      {nodes.map((node) => (
        <Branch key={node.path} node={node} chosen={chosen} onToggle={onToggle} />
      ))}
    </ul>
  );
}

interface BranchProps extends Omit<FacetTreeListProps, 'nodes'> {
  readonly node: FacetNode;
}

function Branch({ node, chosen, onToggle }: BranchProps) {
  const state = stateOfNode(node, chosen);
  const [isOpen, setOpen] = useState(state === 'mixed');
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
            <ChevronRight size={16} aria-hidden />
          </button>
        ) : (
          <span />
        )}
        <Checkbox state={state} isDisabled={node.count === 0 && state === false} onChange={() => onToggle(node)}>
          <span className={styles.value}>
            <span>{node.label}</span>
            <span className={styles.count}>{formatNumber(node.count)}</span>
          </span>
        </Checkbox>
      </div>
      {hasChildren && isOpen ? <FacetTreeList nodes={node.children} chosen={chosen} onToggle={onToggle} /> : null}
    </li>
  );
}
