/** Operations on ascending lists of documents without repeats. */

/** How many times longer a list must be before stepping over it in leaps beats walking through it. */
const LEAP_RATIO = 16;

export function intersectDocuments(a: Uint32Array, b: Uint32Array): Uint32Array {
  const [small, large] = a.length <= b.length ? [a, b] : [b, a];
  const result = new Uint32Array(small.length);
  if (large.length > small.length * LEAP_RATIO) return result.subarray(0, leapThrough(small, large, result));
  let used = 0;
  let other = 0;
  for (let index = 0; index < small.length; index++) {
    const wanted = small[index]!;
    while (other < large.length && large[other]! < wanted) other++;
    if (other === large.length) break;
    if (large[other] === wanted) result[used++] = wanted;
  }
  return result.subarray(0, used);
}

/** Documents of `a` that are not in `b`. */
export function subtractDocuments(a: Uint32Array, b: Uint32Array): Uint32Array {
  const result = new Uint32Array(a.length);
  let used = 0;
  let other = 0;
  for (let index = 0; index < a.length; index++) {
    const document = a[index]!;
    other = b.length > a.length * LEAP_RATIO ? leapTo(b, other, document) : walkTo(b, other, document);
    if (b[other] !== document) result[used++] = document;
  }
  return result.subarray(0, used);
}

/** The first index from `from` up to `end` whose number is not before `wanted`: doubling steps, then halving. */
export function leapTo(numbers: Uint32Array, from: number, wanted: number, end = numbers.length): number {
  if (from >= end || numbers[from]! >= wanted) return from;
  let low = from;
  let step = 1;
  while (low + step < end && numbers[low + step]! < wanted) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, end);
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < wanted) low = middle;
    else high = middle;
  }
  return high;
}

function walkTo(documents: Uint32Array, from: number, wanted: number): number {
  let at = from;
  while (at < documents.length && documents[at]! < wanted) at++;
  return at;
}

function leapThrough(small: Uint32Array, large: Uint32Array, result: Uint32Array): number {
  let used = 0;
  let other = 0;
  for (let index = 0; index < small.length; index++) {
    other = leapTo(large, other, small[index]!);
    if (other === large.length) break;
    if (large[other] === small[index]) result[used++] = small[index]!;
  }
  return used;
}
