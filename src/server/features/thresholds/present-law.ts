import type { PlaceLaw } from '#contract/thresholds.ts';
import { presentPlaceAddress } from '#domain/addresses/place-address.ts';
import type { Fact, FactValue } from '#domain/facts/fact.ts';
import { isValidOn } from '#domain/facts/validity.ts';
import { writeWords } from '#domain/facts/write-words.ts';
import { idOfCode } from '#domain/places/known-unions.ts';
import { presentFact, type Showing } from '#server/asking/present-fact.ts';

const KINDS = ['status', 'time-limit', 'fee'];
const MERGERS = 'merger control';

/** What else the law says of a place on a day: whether a deal has to wait, time limits, fees; drafts are no law. */
export function presentLaw(place: string, facts: readonly Fact[], showing: Showing): Omit<PlaceLaw, 'texts'> {
  const { day } = showing;
  const held = facts.filter(
    (fact) =>
      fact.subject.place === place &&
      fact.topic === MERGERS &&
      KINDS.includes(fact.kind) &&
      isValidOn(fact, day) !== false &&
      fieldOf(fact, 'state') === undefined,
  );
  const id = idOfCode(place);
  return {
    standstill: sayStandstill(held.filter((fact) => isValidOn(fact, day) === true)),
    facts: held.toSorted((one, other) => rankOf(one) - rankOf(other)).map((fact) => presentFact(fact, showing)),
    page: id === place ? `/union/${place}` : presentPlaceAddress(id),
  };
}

function sayStandstill(held: readonly Fact[]): string | null {
  for (const fact of held) {
    const said = fieldOf(fact, 'suspensory');
    if (said !== undefined && said !== null) return writeWords(said);
  }
  return null;
}

function fieldOf({ value }: Fact, key: string): FactValue | undefined {
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isFields ? (value as Readonly<Record<string, FactValue>>)[key] : undefined;
}

function rankOf({ kind }: Fact): number {
  return KINDS.indexOf(kind);
}
