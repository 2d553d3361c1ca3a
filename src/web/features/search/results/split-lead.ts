import type { Hit } from '#contract/search.ts';

type Passage = Hit['excerpt'][number];

/** UTF-16 units that stay before the first match: what leads up to it within the first line of a phone. */
const NEAR = 24;

/**
 * Takes apart what leads up to the first match of a passage: two lines of a phone are shorter than two of a desk, and
 * would end before the match. `far` is the beginning that narrow screens leave out, empty where the match is near; the
 * rest holds every mark.
 */
export function splitLead({ text, marks }: Passage): { readonly far: string; readonly rest: Passage } {
  const first = marks[0]?.start ?? 0;
  const at = first > NEAR * 2 ? text.indexOf(' ', first - NEAR) + 1 : 0;
  if (at === 0 || at > first) return { far: '', rest: { text, marks } };
  const moved = marks.map((mark) => ({ ...mark, start: mark.start - at, end: mark.end - at }));
  return { far: text.slice(0, at), rest: { text: text.slice(at), marks: moved } };
}
