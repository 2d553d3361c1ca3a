import type { FieldSpan } from '#domain/query/evaluate-query.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';

/** Words that a passage reaches over, about, unless a match of the query reaches over more. */
const PASSAGE_WORDS = 36;
const MOST_PASSAGES = 2;

/** Consecutive matches that are drawn together: `spans[from]` up to `spans[to]`. */
export interface Cluster {
  readonly from: number;
  readonly to: number;
}

/**
 * The one or two densest places of a text, in reading order: first by how many different terms they show, then by how
 * many matches, then the earlier one. The second has to show a term that the first lacks, or lie elsewhere. A place is
 * as wide as a match of the query can be (`measureReach`, in words), so that no match is taken apart.
 */
export function choosePassages(spans: readonly FieldSpan[], reach: number): Cluster[] {
  const width = Math.max(PASSAGE_WORDS, reach);
  const first = findBest(spans, width, () => true, new Set());
  if (!first) return [];
  const shown = new Set(spans.slice(first.from, first.to).map((span) => span.term));
  const isApart = (at: number): boolean =>
    spans[at]!.first > spans[first.to - 1]!.last + PASSAGE_WORDS / 2 ||
    spans[at]!.last < spans[first.from]!.first - PASSAGE_WORDS / 2;
  const second = MOST_PASSAGES > 1 ? findBest(spans, width, isApart, shown) : undefined;
  return second ? [first, second].sort((a, b) => a.from - b.from) : [first];
}

/** How many words a match of the query can reach over, both ends counted: NEARn with what stands on its sides. */
export function measureReach(node: QueryNode): number {
  switch (node.kind) {
    case 'word':
    case 'wildcard':
      return 1;
    case 'phrase':
      return node.terms.length;
    case 'near':
      return measureReach(node.left) + node.distance + measureReach(node.right);
    case 'and':
    case 'or':
      return Math.max(...node.children.map(measureReach));
    case 'field':
      return measureReach(node.child);
    case 'not':
      return measureReach(node.keep);
  }
}

function findBest(
  spans: readonly FieldSpan[],
  width: number,
  isAllowed: (at: number) => boolean,
  shown: ReadonlySet<number>,
): Cluster | undefined {
  const counts = new Map<number, number>();
  let best: Cluster | undefined;
  let bestWorth = 0;
  let from = 0;
  for (let at = 0; at < spans.length; at++) {
    if (!isAllowed(at)) {
      counts.clear();
      from = at + 1;
      continue;
    }
    const span = spans[at]!;
    counts.set(span.term, (counts.get(span.term) ?? 0) + 1);
    for (; spans[from]!.first < span.last - width; from++) {
      const left = counts.get(spans[from]!.term)! - 1;
      if (left === 0) counts.delete(spans[from]!.term);
      else counts.set(spans[from]!.term, left);
    }
    let fresh = 0;
    for (const term of counts.keys()) if (!shown.has(term)) fresh++;
    const worth = fresh * 10_000 + counts.size * 100 + Math.min(at - from + 1, 99);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = { from, to: at + 1 };
    }
  }
  return best;
}
