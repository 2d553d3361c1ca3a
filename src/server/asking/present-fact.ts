import type { ShownFact } from '#contract/facts.ts';
import { countMonthsSince, isOld } from '#domain/facts/age.ts';
import { describeFact } from '#domain/facts/describe-fact.ts';
import type { Fact } from '#domain/facts/fact.ts';
import { readDate } from '#domain/facts/participation.ts';
import { isValidOn } from '#domain/facts/validity.ts';

/** What is needed to show facts: the day they are asked for, today, and the facts that others name. */
export interface Showing {
  readonly day: string;
  readonly today: string;
  readonly find: (id: string) => Fact | undefined;
}

/** A fact as a reader sees it: what it says, since when, where that was read, how old the reading is (OP-186). */
export function presentFact(fact: Fact, { day, today, find }: Showing): ShownFact {
  const { id, kind, qualifiers, validFrom = null, validUntil = null, source, readOn } = fact;
  const { title, address = null, place = null } = source;
  return {
    id,
    kind,
    ...describeFact(fact, find),
    holds: isValidOn(fact, day),
    since: validFrom,
    until: validUntil,
    knownFrom: validFrom === null ? (readDate(qualifiers, 'knownFrom') ?? null) : null,
    source: { title, address, url: address !== null && /^https?:/u.test(address) ? address : null, place },
    quote: fact.quote ?? null,
    readOn,
    readFrom: fact.readFrom ?? null,
    months: countMonthsSince(readOn, today),
    isOld: isOld(readOn, today),
    note: fact.note ?? null,
  };
}
