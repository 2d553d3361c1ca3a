import type { QueryNode, TermNode } from './query-tree.ts';

/** Letters and digits that a wildcard needs to look into texts that the reader may not open. */
const LEAST_LETTERS = 4;

/**
 * What of a query may be asked of texts that the reader may not open (OP-169): phrases and NEAR become AND of their
 * words, NOT looks for nothing there, and a wildcard of fewer than four letters matches nothing. Undefined where nothing
 * is left to match.
 */
export function wordsAlone(node: QueryNode): QueryNode | undefined {
  switch (node.kind) {
    case 'word':
      return node;
    case 'wildcard':
      return node.pattern.replaceAll(/[*?]/gu, '').length < LEAST_LETTERS ? undefined : node;
    case 'phrase':
      return allOf(node, node.terms);
    case 'near':
      return allOf(node, [node.left, node.right]);
    case 'and':
      return allOf(node, node.children);
    case 'or':
      return anyOf(node, node.children);
    case 'not':
      return wordsAlone(node.keep);
  }
}

function allOf({ at, length }: QueryNode, nodes: readonly (QueryNode | TermNode)[]): QueryNode | undefined {
  const children = nodes.flatMap((child) => wordsAlone(child) ?? []);
  return children.length < nodes.length ? undefined : { kind: 'and', at, length, children };
}

function anyOf({ at, length }: QueryNode, nodes: readonly QueryNode[]): QueryNode | undefined {
  const children = nodes.flatMap((child) => wordsAlone(child) ?? []);
  return children.length < 2 ? children[0] : { kind: 'or', at, length, children };
}
