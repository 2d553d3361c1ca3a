import { useQuery } from '@tanstack/react-query';
import type { DealAnswer } from '#contract/thresholds.ts';
import { nameCondition } from '#domain/facts/name-condition.ts';
import { isCurrency } from '#domain/facts/units.ts';
import { readAsked } from '#domain/thresholds/read-asked.ts';
import { thresholdFieldsQuery } from '#web/api/thresholds.queries.ts';
import { blankDeal, conditionId, fieldOf, type DealDraft } from './deal-draft.ts';

/** What the rules of the chosen places ask for. */
export interface AskedFields {
  /** Ids of fields. */
  readonly fields: ReadonlySet<string>;
  /** Pairs of currencies between which a rate may decide. */
  readonly pairs: readonly (readonly [from: string, to: string])[];
  /** Conditions with the words that their rules have for them. */
  readonly conditions: ReadonlyMap<string, string>;
  readonly isKnown: boolean;
}

const NONE: AskedFields = { fields: new Set(), pairs: [], conditions: new Map(), isKnown: false };

/** The fields that a merger needs: what its places ask for, and what is filled in already. */
export function useAskedFields(draft: DealDraft, nameOf: (place: string) => string): AskedFields {
  const isReady =
    draft.places.length > 0 &&
    /^\d{4}-\d{2}-\d{2}$/u.test(draft.day) &&
    [draft.valueCurrency, ...draft.parties.map(({ currency }) => currency)].every(isCurrency);
  const { data } = useQuery(thresholdFieldsQuery(blankDeal(draft), isReady));
  const asked = draft.places.length > 0 && data ? listAsked(data, nameOf) : NONE;
  return addFilled(asked, draft, nameOf);
}

function listAsked({ places }: DealAnswer, nameOf: (place: string) => string): AskedFields {
  const all = places.flatMap(({ missing }) => missing.flatMap((words) => readAsked(words) ?? []));
  const words = places.flatMap(({ rules }) => rules.flatMap(({ steps }) => steps.map((step) => step.words)));
  const names = all.flatMap((one) => (one.kind === 'condition' ? [one.name] : []));
  return {
    fields: new Set(all.flatMap((one) => fieldOf(one, (id) => id) ?? [])),
    pairs: onePerPair(all.flatMap((one) => (one.kind === 'rate' ? [[one.from, one.to] as const] : []))),
    conditions: new Map([...new Set(names)].map((name) => [conditionId(name), describe(name, words, nameOf)])),
    isKnown: true,
  };
}

/** A condition with what its rule says that it is about. */
function describe(name: string, words: readonly string[], nameOf: (place: string) => string): string {
  const said = nameCondition(name, nameOf);
  const whole = words.find((line) => line.startsWith(`${said} (`));
  return whole?.replace(/: [a-z ]+$/u, '') ?? said;
}

function addFilled(asked: AskedFields, { values }: DealDraft, nameOf: (place: string) => string): AskedFields {
  const ids = Object.keys(values);
  const pairs = ids.flatMap((id) => {
    const [, from, to] = /^rate ([A-Z]{3}) ([A-Z]{3})$/u.exec(id) ?? [];
    return from === undefined || to === undefined ? [] : [[from, to] as const];
  });
  const conditions = ids.filter((id) => id.startsWith('condition ') && !asked.conditions.has(id));
  return {
    ...asked,
    fields: new Set([...asked.fields, ...ids]),
    pairs: onePerPair([...asked.pairs, ...pairs]),
    conditions: new Map([
      ...asked.conditions,
      ...conditions.map((id) => [id, nameCondition(id.slice('condition '.length), nameOf)] as const),
    ]),
  };
}

function onePerPair(pairs: AskedFields['pairs']): AskedFields['pairs'] {
  return [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()];
}
