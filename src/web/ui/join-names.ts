/** Names as a choice: `Practice Plus`, `Practice Plus or Arbitration`, `A, B or C`. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
