import type { Fact } from './fact.ts';
import { isValidOn, type Answer } from './validity.ts';
import { sorted } from './rivals.ts';

/** A fact as it stands on a day, with those of the same thing that do not hold then. */
export interface FactOnDay {
  readonly fact: Fact;
  /** Whether it holds; what no source says is unknown. */
  readonly holds: Answer;
  /** What held before, and what will hold, the newest first. */
  readonly history: readonly Fact[];
}

/** Facts on a day: those that hold or may hold, and those that have no successor or forerunner among them. */
export interface FactsOnDay {
  readonly held: readonly FactOnDay[];
  readonly others: readonly Fact[];
}

/** Qualifiers that say how a fact is known or read, and not of what it is. */
const BESIDE: ReadonlySet<string> = new Set([
  'knownFrom',
  'asOf',
  'basis',
  'code',
  'dayThatCounts',
  'inference',
  'also',
]);

/**
 * What facts say of a day (`yyyy-mm-dd`). One that does not hold stands in the history of the one that does where they say
 * the same thing with other values: a fee that rose, a threshold that was adjusted (OP-186).
 */
export function readHistory(facts: readonly Fact[], day: string): FactsOnDay {
  const judged = facts.map((fact) => ({ fact, holds: isValidOn(fact, day) }));
  const heirs = Map.groupBy(
    judged.filter(({ holds }) => holds !== false),
    ({ fact }) => keyOf(fact),
  );
  // Where several hold at once nobody knows which of them took the place of a former one.
  const isOfOne = (fact: Fact) => heirs.get(keyOf(fact))?.length === 1;
  const past = judged.filter(({ holds }) => holds === false).map(({ fact }) => fact);
  const former = Map.groupBy(past.filter(isOfOne), keyOf);
  return {
    held: [...heirs.values()]
      .flat()
      .map((one) => ({ ...one, history: newestFirst(former.get(keyOf(one.fact)) ?? []) })),
    others: newestFirst(past.filter((fact) => !isOfOne(fact))),
  };
}

function keyOf({ kind, subject, topic, qualifiers }: Fact): string {
  const own = Object.entries(qualifiers).filter(([key]) => !BESIDE.has(key));
  return JSON.stringify([kind, sorted(subject), topic, sorted(Object.fromEntries(own))]);
}

/** Those that hold last come first. */
export function newestFirst(facts: readonly Fact[]): Fact[] {
  const startOf = ({ validFrom = '', validUntil = '' }: Fact) =>
    `${validUntil === '' ? '9999' : validUntil} ${validFrom}`;
  return facts.toSorted((a, b) => startOf(b).localeCompare(startOf(a)));
}
