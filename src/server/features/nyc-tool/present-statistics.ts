import type { ConventionFigures } from '#contract/nyc-tool.ts';
import { CONVENTION_PROVISIONS } from '#domain/convention/provisions.ts';
import { pathOfGround } from '#domain/convention/ruling.ts';
import type { RulingOutcome } from '#domain/document/ruling.ts';
import type { DecisionCounts } from './count-decisions.ts';
import { addressOfEntry } from './present-entries.ts';

/** What rulings are filed under together with the provision; what they are whatever that is. */
export const GROUND_FACET = 'nycoutcome';
export const RULING_FACET = 'ruling';

/** Decisions with one outcome. */
export interface OutcomeCounts {
  readonly outcome: RulingOutcome;
  readonly counts: DecisionCounts;
}

/** Outcomes that occur, in the order of tables. */
export function listOutcomes(all: readonly OutcomeCounts[]): RulingOutcome[] {
  return all.filter(({ counts }) => counts.total.count > 0).map(({ outcome }) => outcome);
}

/** A row for each value of a facet that a decision has, a cell for each outcome; `sort` says in which order. */
export function presentFigures(
  facet: string,
  total: DecisionCounts,
  all: readonly OutcomeCounts[],
  sort: (a: string, b: string) => number,
): ConventionFigures {
  const shown = all.filter(({ counts }) => counts.total.count > 0);
  return total
    .list(facet)
    .map(({ value }) => value)
    .toSorted(sort)
    .map((value) => ({
      name: value,
      url: total.of(facet, value).url,
      total: total.of(facet, value).count,
      totalUrl: total.of(facet, value).url,
      cells: shown.map(({ outcome, counts }) => {
        const { count, url } = counts.of(facet, value);
        return { outcome, count, url };
      }),
    }));
}

/** A row for each provision that is ruled on, in the order of the Convention. */
export function presentGrounds(total: DecisionCounts, outcomes: readonly RulingOutcome[]): ConventionFigures {
  return CONVENTION_PROVISIONS.flatMap(({ id, label }) => {
    const all = total.of(GROUND_FACET, label);
    if (all.count === 0) return [];
    const cells = outcomes.map((outcome) => {
      const { count, url } = total.of(GROUND_FACET, pathOfGround(label, outcome));
      return { outcome, count, url };
    });
    return [{ name: label, url: addressOfEntry(id), total: all.count, totalUrl: all.url, cells }];
  });
}

/** The narrowing that finds decisions with an outcome, on one provision or on any. */
export function narrowToOutcome(label: string | undefined, outcome: RulingOutcome) {
  return label === undefined
    ? { facet: RULING_FACET, value: outcome }
    : { facet: GROUND_FACET, value: pathOfGround(label, outcome) };
}
