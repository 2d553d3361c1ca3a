import type { Fact } from './fact.ts';
import { isBound } from './stands.ts';
import { createStatusRow } from './status-row.ts';

/**
 * What facts on instruments or unions say of who takes part on a day (`yyyy-mm-dd`), by the code of a place: in any of
 * them, in none, or undefined where no source says.
 */
export function judgeParties(facts: readonly Fact[], day: string): (place: string) => boolean | undefined {
  const byPlace = Map.groupBy(facts, ({ subject }) => subject.place);
  return (place) => {
    const own = Map.groupBy(byPlace.get(place) ?? [], ({ subject }) => subject.instrument);
    const stands = [...own.values()].flatMap((of) => createStatusRow(of, day)?.stands ?? []);
    if (stands.some(isBound)) return true;
    return stands.length > 0 && !stands.includes('unknown') ? false : undefined;
  };
}
