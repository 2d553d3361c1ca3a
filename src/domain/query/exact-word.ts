import { mapAllLeaves } from '#domain/query/map-leaves.ts';
import { printQuery, printTerm } from '#domain/query/print-query.ts';
import type { QueryNode, TermNode } from '#domain/query/query-tree.ts';
import { hasNumber } from '#domain/words/has-number.ts';
import { termsOf, visitLeaves } from '#domain/query/visit-leaves.ts';

/**
 * The terms that may stand for other words than the one written, by their number or family or as wildcards: each once, in the order
 * they were typed, those of phrases and those that NOT excludes too.
 */
export function listWideTerms(tree: QueryNode): readonly TermNode[] {
  const found = new Map<string, TermNode>();
  const visit = (term: TermNode): void => {
    const isWide = term.kind === 'wildcard' || (!term.exact && hasNumber(term.word));
    if (isWide && !found.has(printTerm(term))) found.set(printTerm(term), term);
  };
  visitLeaves(tree, (leaf) => termsOf(leaf).forEach(visit), { withExcluded: true });
  return [...found.values()];
}

/** The query with a word only as it is written (`=`), wherever it stands in it, in canonical spelling. */
export function exactWord(tree: QueryNode, word: string): string {
  const write = (term: TermNode): TermNode =>
    term.kind === 'word' && term.word === word ? { ...term, exact: true } : term;
  return printQuery(
    mapAllLeaves(tree, (leaf) => (leaf.kind === 'phrase' ? { ...leaf, terms: leaf.terms.map(write) } : write(leaf))),
  );
}
