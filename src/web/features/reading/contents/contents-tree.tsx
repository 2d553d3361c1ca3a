import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { ChevronRight } from 'lucide-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { TocNode } from '#contract/publication.ts';
import { typesetPages } from '#domain/typography/typeset-pages.ts';
import { printSearchTerm, readSearchTerm } from '#web/app/search-term.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { count } from '../chapters/describe-results.ts';
import type { ChapterSearch } from '../chapters/use-chapter-search.ts';
import { anchorOfEntry, isOnWay } from './contents-anchor.ts';
import styles from './contents-tree.module.css';

interface ContentsTreeProps {
  readonly nodes: readonly TocNode[];
  readonly search: ChapterSearch;
}

/** Larger tables of contents begin with their branches closed. */
const MANY = 80;

/**
 * The table of contents of a publication: entries that open documents, with the search term of this page, under headings
 * that open and close, each with its box for a search in chapters (SR-174). While there are results, branches without
 * any are closed (OP-74).
 */
export function ContentsTree({ nodes, search }: ContentsTreeProps) {
  const isOpen = countNodes(nodes) <= MANY;
  const ofPage = readSearchTerm(useLocation().searchStr);
  const term = printSearchTerm(search.term === '' ? ofPage : { searchTerm: search.term }).toString();
  // Every search opens and closes the branches anew.
  const key = search.results?.term;
  return <Branch key={key} nodes={nodes} search={search} query={term && `?${term}`} isOpenAtFirst={isOpen} level={0} />;
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

function Entry({ node, search, query, isOpenAtFirst, level }: EntryProps) {
  const hits = search.hits.get(node.id);
  const [isOpen, setOpen] = useState(
    () => (search.results ? hits !== undefined : isOpenAtFirst) || isOnWay(node, location.hash),
  );
  const hasChildren = node.children.length > 0;
  return (
    <li id={anchorOfEntry(node.id)} ref={showWanted}>
      <div className={classNames(styles.entry, level === 0 && styles.top)}>
        {hasChildren ? <Twist label={node.label} isOpen={isOpen} onTurn={() => setOpen(!isOpen)} /> : <span />}
        <Box node={node} search={search} />
        <span className={styles.label}>
          {node.docId ? <AppLink href={hrefOf(node, query)}>{node.label}</AppLink> : node.label}
          {node.isOpen ? null : (
            <>
              {' '}
              <ClosedMark />
            </>
          )}
          {hits === undefined ? null : <span className={styles.hits}>{count(hits, 'result')}</span>}
          {node.sublabel ? <span className={styles.sublabel}>{node.sublabel}</span> : null}
        </span>
        {node.pageRange ? <span className={styles.pages}>{typesetPages(node.pageRange)}</span> : null}
      </div>
      {hasChildren && isOpen ? (
        <Branch {...{ search, query, isOpenAtFirst }} nodes={node.children} level={level + 1} />
      ) : null}
    </li>
  );
}

interface TwistProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
}

/** Opens and closes what is below a heading. */
function Twist({ label, isOpen, onTurn }: TwistProps) {
  return (
    <button
      type="button"
      className={styles.twist}
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Close' : 'Open'} ${label}`}
      onClick={onTurn}
    >
      <ChevronRight size="1rem" aria-hidden />
    </button>
  );
}

/** The box of an entry; none where there is nothing to search. */
function Box({ node, search: { ticks, tick } }: Pick<EntryProps, 'node' | 'search'>) {
  if (!node.checkbox) return <span />;
  const mark = ticks.get(node.id) ?? 'none';
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={`Search in ${node.label}`}
        checked={mark === 'all'}
        disabled={node.disabled}
        ref={(input) => {
          if (input) input.indeterminate = mark === 'partly';
        }}
        onChange={() => tick(node, mark !== 'all')}
      />
    </label>
  );
}

/** The contents come after the page: the entry that the address leads to is brought into view when it is there. */
function showWanted(entry: HTMLLIElement | null): void {
  if (entry && location.hash === `#${entry.id}`) entry.scrollIntoView();
}

function hrefOf(node: TocNode, query: string): string {
  return `${presentTextAddress({ id: node.docId ?? '' })}${query}${node.anchor ? `#${node.anchor}` : ''}`;
}

function countNodes(nodes: readonly TocNode[]): number {
  return nodes.reduce((sum, node) => sum + 1 + countNodes(node.children), 0);
}
