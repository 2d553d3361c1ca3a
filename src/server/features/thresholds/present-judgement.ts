import type { JudgedPlace } from '#contract/thresholds.ts';
import type { Fact } from '#domain/facts/fact.ts';
import { isOld } from '#domain/facts/age.ts';
import { readText } from '#domain/facts/participation.ts';
import { nameCode } from '#domain/places/known-unions.ts';
import { writeSteps, type JudgedRule, type Judgement } from '#domain/thresholds/judge-place.ts';

/** Whether a deal has to be filed in a place, as the call says it; `today`: by which readings are old. */
export function presentJudgement(
  { place, rules, missing, notes, ...judgement }: Judgement,
  today: string,
): JudgedPlace {
  return {
    ...judgement,
    place,
    name: nameCode(place),
    rules: rules.map((rule) => presentRule(rule, today)),
    missing: [...missing],
    notes: [...notes],
  };
}

function presentRule({ fact, text, holds, steps, facts }: JudgedRule, today: string): JudgedPlace['rules'][number] {
  const { id, qualifiers, validFrom = null, validUntil = null, note = null } = fact;
  return {
    id,
    role: readText(qualifiers, 'role') ?? 'notification',
    obligation: readText(qualifiers, 'obligation') ?? 'mandatory',
    text,
    holds,
    arithmetic: writeSteps(steps),
    steps: [...steps],
    facts: [...facts],
    source: presentSource(fact, today),
    validFrom,
    validUntil,
    note,
  };
}

/** Where a fact was read, and whether that was long ago. */
export function presentSource(
  { source, readOn, readFrom }: Fact,
  today: string,
): JudgedPlace['rules'][number]['source'] {
  const { title, address = null, place = null } = source;
  return {
    title,
    address,
    url: address !== null && /^https?:/u.test(address) ? address : null,
    place,
    readOn,
    readFrom: readFrom ?? null,
    isOld: isOld(readOn, today),
  };
}
