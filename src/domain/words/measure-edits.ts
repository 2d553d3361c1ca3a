/**
 * How many letters one word must lose, gain, change or swap with its neighbour to become the other; undefined where
 * that is more than `most`. No part of a word is changed twice.
 */
export function measureEdits(from: string, to: string, most: number): number | undefined {
  const [a, b] = [Array.from(from), Array.from(to)];
  if (Math.abs(a.length - b.length) > most) return undefined;
  let before = new Uint32Array(b.length + 1);
  let previous = Uint32Array.from(before, (_, at) => at);
  let current = new Uint32Array(b.length + 1);
  for (let row = 1; row <= a.length; row++) {
    let least = (current[0] = row);
    for (let at = 1; at <= b.length; at++) {
      const change = previous[at - 1]! + (a[row - 1] === b[at - 1] ? 0 : 1);
      let edits = Math.min(change, previous[at]! + 1, current[at - 1]! + 1);
      const isSwap = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      if (isSwap) edits = Math.min(edits, before[at - 2]! + 1);
      current[at] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return undefined;
    [before, previous, current] = [previous, current, before];
  }
  const edits = previous[b.length]!;
  return edits > most ? undefined : edits;
}
