/**
 * A longest part of a list that only rises, as a flag for each place. Values below 0 stand for nothing and are never part
 * of it; no value may stand twice. Takes n log n steps.
 */
export function findLongestRising(values: Int32Array): Uint8Array {
  /** Length -> place of the smallest value with which a rising part of that length ends. */
  const ends = new Int32Array(values.length);
  const before = new Int32Array(values.length).fill(-1);
  let longest = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    if (value < 0) continue;
    const length = countSmaller(ends, longest, values, value);
    if (length > 0) before[at] = ends[length - 1] as number;
    ends[length] = at;
    if (length === longest) longest += 1;
  }
  const rising = new Uint8Array(values.length);
  let at = longest === 0 ? -1 : (ends[longest - 1] as number);
  while (at >= 0) {
    rising[at] = 1;
    at = before[at] as number;
  }
  return rising;
}

/** How many of the first `longest` ends have a smaller value. */
function countSmaller(ends: Int32Array, longest: number, values: Int32Array, value: number): number {
  let low = 0;
  let high = longest;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[ends[middle] as number] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
