import { printTerm } from '#domain/search/print-query.ts';
import type { PhraseNode, QueryNode, TermNode } from '#domain/search/query-tree.ts';

/** What is marked in one colour and counted by itself. */
export type TermOrPhrase = TermNode | PhraseNode;

/**
 * The terms and phrases that a document may match by, in reading order, each folded form once. Their numbers (from 0)
 * label marks and counts. What NOT excludes is left out.
 */
export function listTerms(tree: QueryNode): readonly TermOrPhrase[] {
  const found = new Map<string, TermOrPhrase>();
  visitTerms(tree, (term) => {
    const key = termKey(term);
    if (!found.has(key)) found.set(key, term);
  });
  return [...found.values()];
}

/** Two terms or phrases are the same one where their keys are equal. */
export function termKey(term: TermOrPhrase): string {
  return term.kind === 'phrase' ? term.terms.map(printTerm).join(' ') : printTerm(term);
}

/** Visits the terms and phrases outside NOT in the order they were typed, repeated ones each time. */
function visitTerms(node: QueryNode, visit: (term: TermOrPhrase) => void): void {
  switch (node.kind) {
    case 'near':
      visitTerms(node.left, visit);
      visitTerms(node.right, visit);
      break;
    case 'and':
    case 'or':
      for (const child of node.children) visitTerms(child, visit);
      break;
    case 'not':
      visitTerms(node.keep, visit);
      break;
    default:
      visit(node);
  }
}
