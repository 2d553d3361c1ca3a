import type { ValueGroup } from '../edition/edition.ts';

/** What is chosen of a filter and what there is to choose; groups act on listed values only. */
export interface GroupedFilter {
  readonly chosen: readonly string[];
  readonly listed: readonly string[];
}

/**
 * Whether a group is chosen: all of its listed values are, or only some of them. A workflow is chosen when its topics
 * are and nothing else is, since it resets the others (SR-107).
 */
export function groupState(group: ValueGroup, { chosen, listed }: GroupedFilter): boolean | 'mixed' {
  const own = listOwn(group, listed);
  const on = own.filter((value) => chosen.includes(value)).length;
  const isWhole = on > 0 && on === own.length;
  if (group.kind === 'workflow') return isWhole && on === chosen.length;
  return isWhole || (on > 0 ? 'mixed' : false);
}

/**
 * The chosen values after a group is taken or given up. A convention and each of several continents add their
 * jurisdictions to what is chosen (SR-108, SR-110); a workflow takes the place of what was chosen (SR-106, SR-107).
 */
export function toggleGroup(group: ValueGroup, filter: GroupedFilter): readonly string[] {
  if (groupState(group, filter) === true) return clearGroups([group], filter);
  const own = listOwn(group, filter.listed);
  return group.kind === 'workflow' ? own : [...new Set([...filter.chosen, ...own])];
}

/** The chosen values after 'None': those of every group that is chosen go, what was chosen besides stays (SR-109). */
export function clearGroups(groups: readonly ValueGroup[], filter: GroupedFilter): readonly string[] {
  const gone = new Set(groups.filter((group) => groupState(group, filter) === true).flatMap(({ values }) => values));
  return filter.chosen.filter((value) => !gone.has(value));
}

function listOwn({ values }: ValueGroup, listed: readonly string[]): string[] {
  const own = new Set(values);
  return listed.filter((value) => own.has(value));
}
