import type { SuggestRequest } from '#server/ports/search-engine.ts';
import { BestList } from './best-list.ts';
import type { SuggestionSegment } from './suggestion-segment.ts';

/** A facet value that goes with what was typed. */
export interface FoundValue {
  readonly facet: string;
  readonly value: string;
  /** See `measureFit`. */
  readonly fit: number;
  /** Documents of the scope that carry it, over all segments. */
  count: number;
}

/** The values that fit best, then those of most documents, then by facet and text; `total` counts them all. */
export function findValues(
  segments: readonly SuggestionSegment[],
  typed: readonly string[],
  { facets, limit, ...among }: SuggestRequest,
): { readonly total: number; readonly best: readonly FoundValue[] } {
  const order = new Map(facets.map((facet, place) => [facet, place]));
  const best = new BestList<FoundValue>(
    limit,
    (a, b) =>
      a.fit - b.fit ||
      b.count - a.count ||
      order.get(a.facet)! - order.get(b.facet)! ||
      (a.value < b.value ? -1 : Number(a.value > b.value)),
  );
  let total = 0;
  for (const facet of order.keys()) {
    const found = new Map<string, FoundValue>();
    for (const part of segments) collect(part, facet, typed, among, found);
    total += found.size;
    for (const value of found.values()) best.add(value);
  }
  return { total, best: best.items };
}

function collect(
  part: SuggestionSegment,
  facet: string,
  typed: readonly string[],
  { scope, openTo }: Pick<SuggestRequest, 'scope' | 'openTo'>,
  found: Map<string, FoundValue>,
): void {
  const texts = part.texts.facet(part.segment, facet);
  if (!texts) return;
  const counts = part.countValues(facet, scope, openTo);
  texts.index.find(typed, (number, fit) => {
    const count = counts[number]!;
    if (count === 0) return;
    const value = texts.names[number]!;
    const known = found.get(value);
    if (known) known.count += count;
    else found.set(value, { facet, value, fit, count });
  });
}
