/**
 * Length of the longest common subsequence of two word lists, exactly: Myers' greedy algorithm, in time
 * proportional to their length times their difference and in memory proportional to their difference.
 */
export function commonWords(first: readonly string[], second: readonly string[]): number {
  const [n, m] = [first.length, second.length];
  let furthest = new Map<number, number>([[1, 0]]);
  for (let edits = 0; edits <= n + m; edits += 1) {
    const next = new Map<number, number>();
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const right = furthest.get(diagonal - 1);
      const down = furthest.get(diagonal + 1);
      let x = right === undefined || (down !== undefined && right < down) ? (down ?? 0) : right + 1;
      while (x < n && x - diagonal < m && first[x] === second[x - diagonal]) x += 1;
      if (x >= n && x - diagonal >= m) return (n + m - edits) / 2;
      if (x <= n && x - diagonal <= m) next.set(diagonal, x);
    }
    furthest = next;
  }
  return 0;
}

/** The words of the first list that the second does not have in order, with their neighbours; for messages. */
export function firstMissing(first: readonly string[], second: readonly string[]): string {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  const around = (words: readonly string[]): string => words.slice(Math.max(0, at - 5), at + 12).join(' ');
  return `source: ${around(first)} / imported: ${around(second)}`;
}
