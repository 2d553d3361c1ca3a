import { countAtMost } from '#domain/query/count-at-most.ts';
import { printPart, saysSomething } from '#domain/query/drop-terms.ts';
import { printQuery } from '#domain/query/print-query.ts';
import { leaveOutParts, listParts } from '#domain/query/query-parts.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';

/** Parts of a query and the query without them all, in canonical spelling. */
export interface DroppedTogether {
  readonly terms: readonly string[];
  readonly query: string;
}

/** Parts that are in no document, of which so many are left out at most. */
const MOST_MISSING = 40;

/**
 * The queries that remain when more and more parts are left out, at most `most`: first all that no document has, then the
 * part that the fewest documents have and so on, then what NOT excludes. `documents` is as for `countAtMost`.
 */
export function dropTogether(
  tree: QueryNode,
  documents: ReadonlyMap<string, number>,
  most: number,
): readonly DroppedTogether[] {
  const parts = listParts(tree)
    .map((part) => ({ ...part, documents: part.isExcluded ? Infinity : countAtMost(part.node, documents) }))
    .sort((one, other) => (one.documents === other.documents ? 0 : one.documents - other.documents));
  const missing = parts.filter((part) => part.documents === 0).slice(0, MOST_MISSING);
  const steps: DroppedTogether[] = [];
  const terms = new Set<string>();
  let left = tree;
  let dropped: ReadonlySet<QueryNode> = new Set();
  for (const group of [missing, ...parts.slice(missing.length).map((part) => [part])]) {
    const before = left;
    for (const part of group) {
      const tried = new Set([...dropped, part.node]);
      const rest = leaveOutParts(tree, tried);
      if (!rest) continue;
      [left, dropped] = [rest, tried];
      terms.add(printPart(part));
    }
    if (left !== before && saysSomething(left)) steps.push({ terms: [...terms], query: printQuery(left) });
    if (steps.length === most) break;
  }
  return steps;
}
