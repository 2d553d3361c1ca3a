/** These fields of a record, null where it does not say them: an answer leaves nothing out. */
export function pickOrNull<R extends object, const N extends keyof R>(
  record: R,
  names: readonly N[],
): { [Name in N]-?: Exclude<R[Name], undefined> | null } {
  const picked = names.map((name) => [name, record[name] ?? null]);
  return Object.fromEntries(picked) as { [Name in N]-?: Exclude<R[Name], undefined> | null };
}
