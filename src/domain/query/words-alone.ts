import type { FieldNode, NotNode, QueryNode, TermNode } from './query-tree.ts';

/** Letters and digits that a wildcard needs to look into texts that the reader may not open. */
const LEAST_LETTERS = 4;

/**
 * What of a query may be asked of texts that the reader may not open (OP-169): phrases and NEAR become AND of their
 * words, NOT looks for nothing there, and a wildcard of fewer than four letters matches nothing. Fields of the record are
 * asked for as they are. Undefined where nothing is left to match.
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
    case 'field':
      return node.field === 'text' ? inText(node) : node;
    case 'not':
      return withoutText(node);
  }
}

function inText(node: FieldNode): QueryNode | undefined {
  const child = wordsAlone(node.child);
  return child && { ...node, child };
}

/** What a record says can be left out; what a text says cannot. */
function withoutText(node: NotNode): QueryNode | undefined {
  const keep = wordsAlone(node.keep);
  const isOfRecord = node.exclude.kind === 'field' && node.exclude.field !== 'text';
  return keep && isOfRecord ? { ...node, keep } : keep;
}

function allOf({ at, length }: QueryNode, nodes: readonly (QueryNode | TermNode)[]): QueryNode | undefined {
  const children = nodes.flatMap((child) => wordsAlone(child) ?? []);
  return children.length < nodes.length ? undefined : { kind: 'and', at, length, children };
}

function anyOf({ at, length }: QueryNode, nodes: readonly QueryNode[]): QueryNode | undefined {
  const children = nodes.flatMap((child) => wordsAlone(child) ?? []);
  return children.length < 2 ? children[0] : { kind: 'or', at, length, children };
}
