/**
 * The levels of headings below a title, which is the first: levels that no heading has are left out, and none is left out
 * on the way down, whichever comes first. `levels` in reading order, counted from 1.
 */
export function levelHeadings(levels: readonly number[]): number[] {
  const used = [...new Set(levels)].sort((a, b) => a - b);
  const ranks = new Map(used.map((level, index) => [level, index + 2]));
  let former = 1;
  return levels.map((level) => {
    former = Math.min(ranks.get(level) ?? 2, former + 1);
    return former;
  });
}
