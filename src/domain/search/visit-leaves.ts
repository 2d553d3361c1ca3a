import type { QueryNode, TermNode, TermOrPhrase } from '#domain/search/query-tree.ts';

/** Visits the terms and phrases in the order they were typed, repeated ones each time. */
export function visitLeaves(
  node: QueryNode,
  visit: (leaf: TermOrPhrase) => void,
  { withExcluded }: { readonly withExcluded: boolean },
): void {
  if (isLeaf(node)) return visit(node);
  for (const child of listChildren(node, withExcluded)) visitLeaves(child, visit, { withExcluded });
}

export function isLeaf(node: QueryNode): node is TermOrPhrase {
  return node.kind === 'word' || node.kind === 'wildcard' || node.kind === 'phrase';
}

/** One term for each position. */
export function termsOf(leaf: TermOrPhrase): readonly TermNode[] {
  return leaf.kind === 'phrase' ? leaf.terms : [leaf];
}

function listChildren(node: Exclude<QueryNode, TermOrPhrase>, withExcluded: boolean): readonly QueryNode[] {
  if (node.kind === 'near') return [node.left, node.right];
  if (node.kind !== 'not') return node.children;
  return withExcluded ? [node.keep, node.exclude] : [node.keep];
}
