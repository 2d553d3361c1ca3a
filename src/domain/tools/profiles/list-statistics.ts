import { CASE_FACET_NAMES, type CaseFacet, type CaseFacts } from './case-facts.ts';
import { countValues } from './choose-cases.ts';

/** Below it a figure shows its cases and no percentage. */
export const LEAST_FOR_PERCENT = 5;

const SHOWN: readonly { readonly facet: CaseFacet; readonly title?: string; readonly isTimeline?: true }[] = [
  { facet: 'appointed', title: 'Appointments as arbitrator over time', isTimeline: true },
  { facet: 'role-subrole', title: 'Roles' },
  { facet: 'satwith' },
  { facet: 'namedbyfirm' },
  { facet: 'namedbyparty' },
  { facet: 'institution', title: 'Institutions' },
  { facet: 'sector-subsector', title: 'Sectors' },
  { facet: 'status', title: 'How the cases stand' },
  { facet: 'year', title: 'Cases by year', isTimeline: true },
];

/**
 * The figures of a profile, each counted over the cases that a reader may open, by distinct case (OP-89, OP-135): over
 * years in their order, none left out between the first and the last, else the most first. A small one has no share of
 * all cases, but the ids of its own.
 */
export function listStatistics(cases: ReadonlyMap<string, CaseFacts>) {
  return SHOWN.flatMap(({ facet, title = CASE_FACET_NAMES[facet], isTimeline = false }) => {
    const counted = countValues(facet, cases.values());
    if (counted.length === 0) return [];
    const items = (isTimeline ? fillYears(counted) : counted).map(({ value, count }) => ({
      value,
      count,
      percent: count < LEAST_FOR_PERCENT ? null : Math.round((100 * count) / cases.size),
      cases: count < LEAST_FOR_PERCENT ? listHaving(cases, facet, value) : [],
    }));
    return [{ facet, title, isTimeline, items }];
  });
}

function listHaving(cases: ReadonlyMap<string, CaseFacts>, facet: CaseFacet, value: string): string[] {
  return [...cases].filter(([, facts]) => facts[facet].includes(value)).map(([id]) => id);
}

/** Every year from the first to the last. */
function fillYears(counted: readonly { readonly value: string; readonly count: number }[]) {
  const counts = new Map(counted.map(({ value, count }) => [Number(value), count]));
  const years = [...counts.keys()];
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_year, index) => ({
    value: String(first + index),
    count: counts.get(first + index) ?? 0,
  }));
}
