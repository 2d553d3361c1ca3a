import { leaveOutParts } from '#domain/query/query-parts.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { isLeaf } from '#domain/query/visit-leaves.ts';

/** A word or phrase that a search wants, and what is left of the search without it: nothing where it is all. */
export interface Operand {
  readonly node: QueryNode;
  readonly rest: QueryNode | undefined;
}

/** The words and phrases that every document of a search has, outermost ones only. */
export function listOperands(tree: QueryNode): readonly Operand[] {
  if (isLeaf(tree)) return [{ node: tree, rest: undefined }];
  const kept = tree.kind === 'not' ? tree.keep : tree;
  if (kept.kind !== 'and') return [];
  return kept.children.flatMap((node) => {
    const rest = isLeaf(node) ? leaveOutParts(tree, new Set([node])) : undefined;
    return rest ? [{ node, rest }] : [];
  });
}
