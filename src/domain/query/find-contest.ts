import type { NearNode, PositionalNode, TermOrPhrase } from '#domain/query/query-tree.ts';

/**
 * For a normalised NEAR, an answer to: can this position be taken by a term or phrase other than the ones numbered
 * `first` to `last` (from 0, in reading order, repeated ones each time)?
 */
export function findContest(
  near: NearNode,
  startsOf: (leaf: TermOrPhrase) => readonly number[],
): (position: number, first: number, last: number) => boolean {
  const lowest = new Map<number, number>();
  const highest = new Map<number, number>();
  let slot = 0;
  const visit = (node: PositionalNode): void => {
    if (node.kind === 'near') {
      visit(node.left as PositionalNode);
      visit(node.right as PositionalNode);
      return;
    }
    const width = widthOf(node);
    for (const start of startsOf(node)) {
      for (let position = start; position < start + width; position++) {
        if (!lowest.has(position)) lowest.set(position, slot);
        else highest.set(position, slot);
      }
    }
    slot++;
  };
  visit(near);
  return (position, first, last) => (lowest.get(position) ?? first) < first || (highest.get(position) ?? last) > last;
}

/** How many positions a match takes. */
export function widthOf(leaf: TermOrPhrase): number {
  return leaf.kind === 'phrase' ? leaf.terms.length : 1;
}
