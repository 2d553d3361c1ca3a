import { printQuery } from '#domain/search/print-query.ts';
import type { QueryNode } from '#domain/search/query-tree.ts';

/**
 * The query that asks for all words of its phrases instead of the phrases themselves ('Search for all words instead',
 * OP-54); undefined where there is no such phrase. Phrases inside NEAR and after NOT stay.
 */
export function findAllWordsQuery(tree: QueryNode): string | undefined {
  const relaxed = relax(tree);
  return relaxed === tree ? undefined : printQuery(relaxed);
}

function relax(node: QueryNode): QueryNode {
  switch (node.kind) {
    case 'phrase':
      return { kind: 'and', children: node.terms, at: node.at, length: node.length };
    case 'and':
    case 'or': {
      const children = node.children.map(relax);
      if (children.every((child, index) => child === node.children[index])) return node;
      // A phrase among terms joined by AND needs no parentheses of its own.
      const flat = children.flatMap((child) =>
        node.kind === 'and' && child.kind === 'and' ? child.children : [child],
      );
      return { ...node, children: flat };
    }
    case 'not': {
      const keep = relax(node.keep);
      return keep === node.keep ? node : { ...node, keep };
    }
    default:
      return node;
  }
}
