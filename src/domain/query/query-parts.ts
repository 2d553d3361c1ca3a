import type { QueryNode } from '#domain/query/query-tree.ts';

/** A part of a query that a document must have, or that NOT excludes. */
export interface QueryPart {
  readonly node: QueryNode;
  readonly isExcluded: boolean;
}

/** The outermost parts that can be left out so that more is found: of AND and around NOT, and those of each alternative. */
export function listParts(tree: QueryNode): readonly QueryPart[] {
  switch (tree.kind) {
    case 'and':
      return tree.children.map((node) => ({ node, isExcluded: false }));
    case 'or':
      return tree.children.flatMap(listParts);
    case 'not': {
      const excluded = tree.exclude.kind === 'or' ? tree.exclude.children : [tree.exclude];
      return [...listParts(tree.keep), ...excluded.map((node) => ({ node, isExcluded: true }))];
    }
    default:
      return [];
  }
}

/** The query without some of its parts; undefined where an AND would be left with none. */
export function leaveOutParts(tree: QueryNode, parts: ReadonlySet<QueryNode>): QueryNode | undefined {
  switch (tree.kind) {
    case 'and':
      return joinNodes('and', withoutParts(tree.children, parts));
    case 'or': {
      const children = tree.children.map((child) => leaveOutParts(child, parts));
      const left = children.filter((child) => child !== undefined);
      return left.length < children.length ? undefined : { ...tree, children: left };
    }
    case 'not': {
      const keep = leaveOutParts(tree.keep, parts);
      const excluded = tree.exclude.kind === 'or' ? tree.exclude.children : [tree.exclude];
      const exclude = joinNodes('or', withoutParts(excluded, parts));
      return keep && exclude ? { ...tree, keep, exclude } : keep;
    }
    default:
      return tree;
  }
}

function withoutParts(nodes: readonly QueryNode[], parts: ReadonlySet<QueryNode>): readonly QueryNode[] {
  return nodes.filter((node) => !parts.has(node));
}

function joinNodes(kind: 'and' | 'or', children: readonly QueryNode[]): QueryNode | undefined {
  return children.length < 2 ? children[0] : { kind, children, at: 0, length: 0 };
}
