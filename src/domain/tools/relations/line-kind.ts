import { RELATION_TYPE_IDS, type RelationType } from './relation-type.ts';

/** What a line of the graph says: kinds of relation that are drawn alike, in the words of its key. */
export const LINE_KINDS = {
  together: 'Decided together',
  before: 'One before the other, or appointed by them',
  side: 'On one side',
  against: 'Against each other',
  firm: 'At one firm',
  beside: 'One as expert or secretary',
} as const;

export type LineKind = keyof typeof LINE_KINDS;

const LINE_KIND_OF = {
  'same-tribunal': 'together',
  'appeared-before': 'before',
  'appointed-by-party': 'before',
  'nominated-by-firm': 'before',
  'co-counsel': 'side',
  'represented-by': 'side',
  'opposing-counsel': 'against',
  'opposing-party': 'against',
  'same-firm': 'firm',
  'expert-or-secretary': 'beside',
} as const satisfies Record<RelationType, LineKind>;

/** What relates two most often; of as many the first in the order of lists. */
export function chooseLineKind(kinds: readonly { readonly type: RelationType; readonly count: number }[]): LineKind {
  const counts = new Map<LineKind, number>();
  for (const { type, count } of kinds) {
    counts.set(LINE_KIND_OF[type], (counts.get(LINE_KIND_OF[type]) ?? 0) + count);
  }
  const ordered = RELATION_TYPE_IDS.map((type) => LINE_KIND_OF[type]);
  const [first] = [...counts].toSorted(
    ([one, count], [other, otherCount]) => otherCount - count || ordered.indexOf(one) - ordered.indexOf(other),
  );
  return first?.[0] ?? 'together';
}
