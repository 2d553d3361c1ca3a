/** The list with one entry at another place; a place beyond an end is the end. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list[from];
  if (moved === undefined) return [...list];
  const others = list.filter((_, index) => index !== from);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), moved, ...others.slice(place)];
}
