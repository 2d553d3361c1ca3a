import type { Fact } from '../facts/fact.ts';
import { readText } from '../facts/participation.ts';
import { isValidOn } from '../facts/validity.ts';
import type { Deal, DealRate } from './deal.ts';

/** Facts on rates (OP-146): how much of `to` one of `from` is worth, from the day of the rate on. */
export const RATES_TOPIC = 'exchange rate';

/** A rate of the library, with the fact that says it. */
export interface KnownRate extends DealRate {
  readonly fact: string;
}

/**
 * The rates of the library for the pairs of currencies that a deal gives none for: of several that hold on the day the
 * newest. One of which nobody said the day, the currencies or a number above nought is none.
 */
export function findRates(facts: readonly Fact[], { Rates }: Pick<Deal, 'Rates'>, day: string): readonly KnownRate[] {
  const given = new Set((Rates ?? []).map(({ From, To }) => `${From} ${To}`));
  const known = new Map<string, KnownRate>();
  for (const fact of facts) {
    const rate = fact.kind === 'rate' && fact.topic === RATES_TOPIC && isValidOn(fact, day) === true && readRate(fact);
    if (!rate) continue;
    const pair = `${rate.From} ${rate.To}`;
    if (!given.has(pair) && (known.get(pair)?.Day ?? '') < rate.Day) known.set(pair, rate);
  }
  return [...known.values()];
}

function readRate({ id, value, qualifiers, validFrom, source }: Fact): KnownRate | undefined {
  const [From, To] = [readText(qualifiers, 'from'), readText(qualifiers, 'to')];
  const isWhole = typeof value === 'number' && value > 0 && validFrom?.length === 10;
  if (!isWhole || From === undefined || To === undefined || From === To) return undefined;
  return { From, To, Rate: value, Day: validFrom, Source: source.title, fact: id };
}
