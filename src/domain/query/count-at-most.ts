import { termKey } from '#domain/query/list-terms.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';

/**
 * More documents than this cannot match. `documents` goes from term or phrase (`termKey`) to how many documents have it;
 * Infinity where too little is known.
 */
export function countAtMost(node: QueryNode, documents: ReadonlyMap<string, number>): number {
  const count = (child: QueryNode) => countAtMost(child, documents);
  switch (node.kind) {
    case 'near':
      return Math.min(count(node.left), count(node.right));
    case 'and':
      return Math.min(...node.children.map(count));
    case 'or':
      return node.children.reduce((sum, child) => sum + count(child), 0);
    case 'field':
      return count(node.child);
    case 'not':
      return count(node.keep);
    case 'phrase':
      return Math.min(documents.get(termKey(node)) ?? Infinity, ...node.terms.map(count));
    default:
      return documents.get(termKey(node)) ?? Infinity;
  }
}
