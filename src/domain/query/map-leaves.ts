import type { QueryNode, TermOrPhrase } from '#domain/query/query-tree.ts';

type ChangeNode = (node: QueryNode) => QueryNode;

/** The tree with every term and phrase replaced, those that NOT excludes left as they are. */
export function mapLeaves(node: QueryNode, change: (leaf: TermOrPhrase) => QueryNode): QueryNode {
  return mapNode(node, change, (excluded) => excluded);
}

/** The tree with every term and phrase replaced, those that NOT excludes too. */
export function mapAllLeaves(node: QueryNode, change: (leaf: TermOrPhrase) => QueryNode): QueryNode {
  return mapNode(node, change, (excluded) => mapAllLeaves(excluded, change));
}

function mapNode(node: QueryNode, change: (leaf: TermOrPhrase) => QueryNode, changeExcluded: ChangeNode): QueryNode {
  const map: ChangeNode = (child) => mapNode(child, change, changeExcluded);
  switch (node.kind) {
    case 'and':
    case 'or':
      return { ...node, children: node.children.map(map) };
    case 'field':
      return { ...node, child: map(node.child) };
    case 'near':
      return { ...node, left: map(node.left), right: map(node.right) };
    case 'not':
      return { ...node, keep: map(node.keep), exclude: changeExcluded(node.exclude) };
    default:
      return change(node);
  }
}
