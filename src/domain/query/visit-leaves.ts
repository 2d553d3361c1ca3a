import type { QueryNode, TermNode, TermOrPhrase } from '#domain/query/query-tree.ts';

/** Visits the terms and phrases in the order they were typed, repeated ones each time. */
export function visitLeaves(
  node: QueryNode,
  visit: (leaf: TermOrPhrase) => void,
  { withExcluded }: { readonly withExcluded: boolean },
): void {
  if (isLeaf(node)) return visit(node);
  for (const child of withExcluded || node.kind !== 'not' ? listChildren(node) : [node.keep])
    visitLeaves(child, visit, { withExcluded });
}

export function isLeaf(node: QueryNode): node is TermOrPhrase {
  return node.kind === 'word' || node.kind === 'wildcard' || node.kind === 'phrase';
}

/** One term for each position. */
export function termsOf(leaf: TermOrPhrase): readonly TermNode[] {
  return leaf.kind === 'phrase' ? leaf.terms : [leaf];
}

/** The nodes right below, in the order they were typed; none of a term or phrase. */
export function listChildren(node: QueryNode): readonly QueryNode[] {
  switch (node.kind) {
    case 'near':
      return [node.left, node.right];
    case 'not':
      return [node.keep, node.exclude];
    case 'field':
      return [node.child];
    case 'and':
    case 'or':
      return node.children;
    default:
      return [];
  }
}
