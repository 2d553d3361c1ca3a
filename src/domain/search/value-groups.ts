import type { ValueGroup } from '../edition/edition.ts';

/** The value of a filter that stands for all values of a group, such as `*europe`. */
export function groupValue({ id }: Pick<ValueGroup, 'id'>): string {
  return `*${id}`;
}

/** The groups of a filter that its chosen values name, and the values chosen one by one. */
export function splitGroups(
  groups: readonly ValueGroup[],
  facet: string,
  values: readonly string[],
): { readonly groups: readonly ValueGroup[]; readonly singles: readonly string[] } {
  const named = groups.filter((group) => group.facet === facet && values.includes(groupValue(group)));
  const signs = new Set(named.map(groupValue));
  return { groups: named, singles: values.filter((value) => !signs.has(value)) };
}

/** What a group is called, where a value of a filter stands for one. */
export function nameGroup(groups: readonly ValueGroup[], facet: string, value: string): string | undefined {
  return groups.find((group) => group.facet === facet && groupValue(group) === value)?.name;
}

/** Whether a group is chosen, or in part: some of its values by themselves. */
export function groupState(group: ValueGroup, values: readonly string[]): boolean | 'mixed' {
  if (values.includes(groupValue(group))) return true;
  return values.some((value) => group.values.includes(value)) ? 'mixed' : false;
}

/**
 * The chosen values after a group is taken or given up. A convention and each of several continents come to what is
 * chosen (SR-108, SR-110); a workflow takes the place of what was chosen (SR-106, SR-107).
 */
export function toggleGroup(group: ValueGroup, values: readonly string[]): readonly string[] {
  const sign = groupValue(group);
  if (values.includes(sign)) return clearGroups([group], values);
  return group.kind === 'workflow' ? [sign] : [...values, sign];
}

/** The chosen values after 'None': the groups go, what was chosen besides stays (SR-109). */
export function clearGroups(groups: readonly ValueGroup[], values: readonly string[]): readonly string[] {
  const signs = new Set(groups.map(groupValue));
  return values.filter((value) => !signs.has(value));
}

/** The chosen values with groups replaced by those of their values that are listed: one of them is to be given up. */
export function dissolveGroups(
  groups: readonly ValueGroup[],
  values: readonly string[],
  listed: readonly string[],
): readonly string[] {
  const chosen = groups.filter((group) => values.includes(groupValue(group)));
  const own = new Set(chosen.flatMap((group) => group.values));
  return [...new Set([...clearGroups(chosen, values), ...listed.filter((value) => own.has(value))])];
}
