/** Those of the ids that are not ticked are; all of them ticked, none is. */
export function tick(former: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const others = [...former].filter((id) => !ids.includes(id));
  return new Set(ids.every((id) => former.has(id)) ? others : [...others, ...ids]);
}
