import { ChevronRight } from 'lucide-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { TocNode } from '#contract/publication.ts';
import { typesetPages } from '#domain/typography/typeset.ts';
import { printSearchTerm, readSearchTerm } from '#web/app/search-term.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { anchorOfEntry, isOnWay } from './contents-anchor.ts';
import styles from './contents-tree.module.css';

interface ContentsTreeProps {
  readonly nodes: readonly TocNode[];
}

/** Larger tables of contents begin with their branches closed. */
const MANY = 80;

/**
 * The table of contents of a publication: entries that open documents, with the search term of this page, under headings
 * that open and close.
 */
export function ContentsTree({ nodes }: ContentsTreeProps) {
  const isOpen = countNodes(nodes) <= MANY;
  const term = printSearchTerm(readSearchTerm(useLocation().searchStr)).toString();
  return <Branch nodes={nodes} query={term && `?${term}`} isOpenAtFirst={isOpen} level={0} />;
}

interface BranchProps extends ContentsTreeProps {
  /** Of the documents' addresses; with its question mark, or ''. */
  readonly query: string;
  readonly isOpenAtFirst: boolean;
  readonly level: number;
}

function Branch({ nodes, level, ...rest }: BranchProps) {
  return (
    <ol className={classNames(styles.branch, level > 0 && styles.inner)}>
      {nodes.map((node) => (
        <Entry key={node.id} node={node} level={level} {...rest} />
      ))}
    </ol>
  );
}

interface EntryProps extends Omit<BranchProps, 'nodes'> {
  readonly node: TocNode;
}

function Entry({ node, query, isOpenAtFirst, level }: EntryProps) {
  const [isOpen, setOpen] = useState(() => isOpenAtFirst || isOnWay(node, location.hash));
  const hasChildren = node.children.length > 0;
  return (
    <li id={anchorOfEntry(node.id)} ref={showWanted}>
      <div className={classNames(styles.entry, level === 0 && styles.top)}>
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
        <span className={styles.label}>
          {node.docId && !node.disabled ? <AppLink href={hrefOf(node, query)}>{node.label}</AppLink> : node.label}
          {node.isOpen ? null : (
            <>
              {' '}
              <ClosedMark />
            </>
          )}
          {node.sublabel ? <span className={styles.sublabel}>{node.sublabel}</span> : null}
        </span>
        {node.pageRange ? <span className={styles.pages}>{typesetPages(node.pageRange)}</span> : null}
      </div>
      {hasChildren && isOpen ? (
        <Branch nodes={node.children} query={query} isOpenAtFirst={isOpenAtFirst} level={level + 1} />
      ) : null}
    </li>
  );
}

/** The contents come after the page: the entry that the address leads to is brought into view when it is there. */
function showWanted(entry: HTMLLIElement | null): void {
  if (entry && location.hash === `#${entry.id}`) entry.scrollIntoView();
}

function hrefOf(node: TocNode, query: string): string {
  return `/document/${node.docId}${query}${node.anchor ? `#${node.anchor}` : ''}`;
}

function countNodes(nodes: readonly TocNode[]): number {
  return nodes.reduce((sum, node) => sum + 1 + countNodes(node.children), 0);
}
