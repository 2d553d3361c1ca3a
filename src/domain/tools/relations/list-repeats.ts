import type { Relation } from './relation.ts';
import type { RelationType } from './relation-type.ts';

/** How far back appointments by one side are counted together, in years (IBA Guidelines on Conflicts of Interest). */
export const REPEAT_YEARS = 3;

const APPOINTMENTS: ReadonlySet<RelationType> = new Set(['appointed-by-party', 'nominated-by-firm']);

/** Who was appointed more than once by one party or firm, with the relations that say so, the latest first. */
export interface RepeatAppointments {
  readonly arbitrator: number;
  readonly by: number;
  readonly relations: readonly Relation[];
}

/** The day since which appointments count. */
export function repeatsSince(today: string): string {
  return `${Number(today.slice(0, 4)) - REPEAT_YEARS}${today.slice(4)}`;
}

/**
 * Repeat appointments by one side within three years before a day: each case counts once, by the day on which its first
 * such proceeding began; those of which nobody knows when they were do not count.
 */
export function listRepeats(relations: readonly Relation[], today: string): RepeatAppointments[] {
  const since = repeatsSince(today);
  const recent = relations.filter(({ type, from, isTimeKnown }) => {
    return APPOINTMENTS.has(type) && isTimeKnown && from !== undefined && from >= since.slice(0, from.length);
  });
  const groups = Map.groupBy(recent, (relation) => {
    const { arbitrator, by } = readSides(relation);
    return `${arbitrator} ${by}`;
  });
  return [...groups.values()]
    .flatMap((group) => {
      const cases = [...new Map(group.map((relation) => [relation.matter, relation])).values()];
      const [first] = cases;
      if (!first || cases.length < 2) return [];
      const ordered = cases.toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? 1 : -1));
      return [{ ...readSides(first), relations: ordered }];
    })
    .toSorted((one, other) => other.relations.length - one.relations.length);
}

function readSides({ one, other }: Relation): { readonly arbitrator: number; readonly by: number } {
  const [arbitrator, by] = one.part === 'arbitrator' ? [one, other] : [other, one];
  return { arbitrator: arbitrator.actor, by: by.actor };
}
