import { CASE_FACET_NAMES, type CaseFacet, type CaseFacts } from './case-facts.ts';

/** Values chosen of one facet: a case passes with any of them. */
export interface CaseChoice {
  readonly facet: CaseFacet;
  readonly values: readonly string[];
}

export function isCaseFacet(id: string): id is CaseFacet {
  return Object.hasOwn(CASE_FACET_NAMES, id);
}

/** Whether a case passes all choices but those of one facet. */
export function passes(facts: CaseFacts, choices: readonly CaseChoice[], but?: CaseFacet): boolean {
  return choices.every(({ facet, values }) => {
    return facet === but || values.length === 0 || values.some((value) => facts[facet].includes(value));
  });
}

/** How many cases have each value of a facet, the most first, then by value; each facet leaves its own choice aside. */
export function countValues(
  facet: CaseFacet,
  cases: Iterable<CaseFacts>,
  choices: readonly CaseChoice[] = [],
): { readonly value: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const facts of cases) {
    if (!passes(facts, choices, facet)) continue;
    for (const value of facts[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const counted = [...counts].map(([value, count]) => ({ value, count }));
  return counted.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
