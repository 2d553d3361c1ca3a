import type { TermOrPhrase } from '#domain/search/list-terms.ts';
import type { QueryNode } from '#domain/search/query-tree.ts';

/** The tree with every term and phrase replaced, those that NOT excludes left as they are. */
export function mapLeaves(node: QueryNode, change: (leaf: TermOrPhrase) => QueryNode): QueryNode {
  switch (node.kind) {
    case 'and':
    case 'or':
      return { ...node, children: node.children.map((child) => mapLeaves(child, change)) };
    case 'near':
      return { ...node, left: mapLeaves(node.left, change), right: mapLeaves(node.right, change) };
    case 'not':
      return { ...node, keep: mapLeaves(node.keep, change) };
    default:
      return change(node);
  }
}
