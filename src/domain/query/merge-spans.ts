/** Positions `first` to `last` of one field, marked as the term of that number (see `listTerms`). */
export interface TermSpan {
  readonly first: number;
  readonly last: number;
  readonly term: number;
}

/**
 * Spans in reading order without overlap. Matches of one phrase that overlap become one span; of different terms that
 * overlap the one beginning first is kept whole, the longer of two, the lower number of equals.
 */
export function mergeSpans(spans: readonly TermSpan[]): readonly TermSpan[] {
  const merged: TermSpan[] = [];
  for (const span of spans.toSorted(
    (one, other) => one.first - other.first || other.last - one.last || one.term - other.term,
  )) {
    const before = merged.at(-1);
    if (before === undefined || span.first > before.last) merged.push(span);
    else if (span.last <= before.last) continue;
    else if (span.term === before.term) merged[merged.length - 1] = { ...before, last: span.last };
    else merged.push({ ...span, first: before.last + 1 });
  }
  return merged;
}
