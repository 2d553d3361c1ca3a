import { printTerm } from '#domain/query/print-query.ts';
import type { QueryNode, TermOrPhrase } from '#domain/query/query-tree.ts';
import { termsOf, visitLeaves } from '#domain/query/visit-leaves.ts';

/**
 * The terms and phrases that a document may match by, in reading order, each folded form once. Their numbers (from 0)
 * label marks and counts. What NOT excludes is left out.
 */
export function listTerms(tree: QueryNode): readonly TermOrPhrase[] {
  const found = new Map<string, TermOrPhrase>();
  const visit = (leaf: TermOrPhrase): void => {
    const key = termKey(leaf);
    if (!found.has(key)) found.set(key, leaf);
  };
  visitLeaves(tree, visit, { withExcluded: false });
  return [...found.values()];
}

/** Two terms or phrases are the same one where their keys are equal. */
export function termKey(term: TermOrPhrase): string {
  return termsOf(term).map(printTerm).join(' ');
}
