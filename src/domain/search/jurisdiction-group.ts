import type { JurisdictionGroup } from '../edition/edition.ts';
import { chooseJurisdictions } from './choose-jurisdictions.ts';

/**
 * The chosen jurisdictions after the reader goes from one group to another, `NO_GROUP` for none: those of the former
 * group go, those of the new one come (SR-108 to SR-110), and what was chosen besides stays.
 */
export function changeGroup(
  groups: readonly JurisdictionGroup[],
  chosen: readonly string[],
  listed: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly string[] {
  const former = groups.find(({ id }) => id === from);
  const kept = chosen.filter((value) => !former?.values.includes(value));
  return [...new Set([...kept, ...chooseJurisdictions(groups, [to], listed)])];
}

/**
 * The group that the chosen jurisdictions amount to. The one that was taken last holds as long as any of it is chosen;
 * otherwise it is the one whose listed jurisdictions are chosen, all of them and no others.
 */
export function findGroup(
  groups: readonly JurisdictionGroup[],
  chosen: readonly string[],
  listed: readonly string[],
  last: string | undefined,
): JurisdictionGroup | undefined {
  const taken = groups.find(({ id }) => id === last);
  if (taken && chosen.some((value) => taken.values.includes(value))) return taken;
  return groups.find(({ id }) => {
    const own = chooseJurisdictions(groups, [id], listed);
    return own.length > 1 && own.length === chosen.length && own.every((value) => chosen.includes(value));
  });
}
