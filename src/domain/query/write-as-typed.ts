import { foldWord } from '#domain/words/fold-text.ts';
import { mapAllLeaves } from '#domain/query/map-leaves.ts';
import type { QueryNode, TermNode } from '#domain/query/query-tree.ts';

/**
 * The tree with its words as they stand in the query `text`, accents and capitals kept: for sentences about the query.
 * Nothing may search with it, for a word is compared folded.
 */
export function writeAsTyped(tree: QueryNode, text: string): QueryNode {
  const write = (term: TermNode): TermNode => {
    if (term.kind === 'wildcard') return term;
    const typed = text.slice(term.at, term.at + term.length).replace(/^=/, '');
    return foldWord(typed) === term.word ? { ...term, word: typed } : term;
  };
  return mapAllLeaves(tree, (leaf) =>
    leaf.kind === 'phrase' ? { ...leaf, terms: leaf.terms.map(write) } : write(leaf),
  );
}
