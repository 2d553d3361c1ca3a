/** How many documents each shade stands for, the lightest first. */
export const SHADES = [
  { from: 0, to: 0 },
  { from: 1, to: 4 },
  { from: 5, to: 14 },
  { from: 15, to: 39 },
  { from: 40, to: null },
] as const;

/** The number of the shade of a count. */
export function shadeOf(count: number): number {
  return SHADES.findLastIndex(({ from }) => count >= from);
}
