import type { JurisdictionGroup } from '../edition/edition.ts';

/** Chosen instead of a convention to give its jurisdictions up again (SR-109). */
export const NO_GROUP = 'None';

/**
 * The jurisdictions that a choice of groups activates: those of a convention, or of one or several continents (SR-108,
 * SR-110). 'None' and an empty choice activate none, which resets what groups activated before.
 *
 * @param offered The jurisdictions there are to choose; others of a group are left out.
 */
export function chooseJurisdictions(
  groups: readonly JurisdictionGroup[],
  ids: readonly string[],
  offered: readonly string[],
): string[] {
  if (ids.includes(NO_GROUP)) return [];
  const wanted = new Set(groups.filter(({ id }) => ids.includes(id)).flatMap(({ values }) => values));
  return offered.filter((name) => wanted.has(name));
}
