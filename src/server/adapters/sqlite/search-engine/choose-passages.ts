import type { FieldSpan } from '#domain/search/evaluate-query.ts';

/** Words that a passage reaches over, about. */
const PASSAGE_WORDS = 36;
const MOST_PASSAGES = 2;

/** Consecutive matches that are drawn together: `spans[from]` up to `spans[to]`. */
export interface Cluster {
  readonly from: number;
  readonly to: number;
}

/**
 * The one or two densest places of a text, in reading order: first by how many different terms they show, then by how
 * many matches, then the earlier one. The second has to show a term that the first lacks, or lie elsewhere.
 */
export function choosePassages(spans: readonly FieldSpan[]): Cluster[] {
  const first = findBest(spans, () => true, new Set());
  if (!first) return [];
  const shown = new Set(spans.slice(first.from, first.to).map((span) => span.term));
  const isApart = (at: number): boolean =>
    spans[at]!.first > spans[first.to - 1]!.last + PASSAGE_WORDS / 2 ||
    spans[at]!.last < spans[first.from]!.first - PASSAGE_WORDS / 2;
  const second = MOST_PASSAGES > 1 ? findBest(spans, isApart, shown) : undefined;
  return second ? [first, second].sort((a, b) => a.from - b.from) : [first];
}

function findBest(
  spans: readonly FieldSpan[],
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
    for (; spans[from]!.first < span.last - PASSAGE_WORDS; from++) {
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
