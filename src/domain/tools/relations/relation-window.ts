import type { Relation } from './relation.ts';

/** How far back relations are looked for, in years; `all` is no bound (OP-137). */
export const RELATION_WINDOWS = ['3', '5', 'all'] as const;

export type RelationWindow = (typeof RELATION_WINDOWS)[number];

/**
 * Whether a relation reaches into the years before a day. One of which nobody knows when it was stays: that it is old
 * would be a guess.
 */
export function isInWindow(
  { to, from, isOngoing, isTimeKnown }: Pick<Relation, 'from' | 'to' | 'isOngoing' | 'isTimeKnown'>,
  window: RelationWindow,
  today: string,
): boolean {
  if (window === 'all' || isOngoing || !isTimeKnown) return true;
  const last = to ?? from;
  if (last === undefined) return true;
  const since = `${Number(today.slice(0, 4)) - Number(window)}${today.slice(4)}`;
  return last.slice(0, since.length) >= since.slice(0, last.length);
}
