import type { Fact, FactKind } from './fact.ts';
import { readText } from './participation.ts';
import { overlap } from './validity.ts';

/** Of these one holds at a time; thresholds and statuses are told apart by their ids, rules by their provision (OP-186). */
const ONE_AT_A_TIME: ReadonlySet<FactKind> = new Set<FactKind>(['fee', 'time-limit', 'membership']);

/** What a fact says something about: two of one key may not hold on one day. Undefined where several may. */
export function rivalKeyOf({ kind, subject, topic, qualifiers, value, source }: Fact): string | undefined {
  if (kind === 'rule' && source.place !== undefined && readText(qualifiers, 'role') !== undefined) {
    return JSON.stringify([kind, sorted(subject), topic, qualifiers['role'], source.place]);
  }
  if (!ONE_AT_A_TIME.has(kind)) return undefined;
  // Nothing keeps a state from being a member of two unions.
  const union = readText(value, 'union') ?? null;
  return JSON.stringify([kind, sorted(subject), topic, sorted(qualifiers), union]);
}

/** Whether two facts of one key contradict each other: they hold on one day, and neither says that sources differ. */
export function contradicts(one: Fact, other: Fact): boolean {
  return one.id !== other.id && overlap(one, other) && ![one, other].some(saysSourcesDiffer);
}

/** Whether a fact notes that another source says otherwise. */
export function saysSourcesDiffer({ note = '' }: Pick<Fact, 'note'>): boolean {
  return /\bsources? differs?\b|\bdiffers from\b/iu.test(note);
}

/** A value whose text is the same for the same fields, in whatever order they were written. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
