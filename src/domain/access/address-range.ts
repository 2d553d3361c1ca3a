import { parseAddressRange, RangeRefused, type ParsedRange } from './parse-address-range.ts';
import { parseIpAddress } from './ip-address.ts';

/** A range as it is stored, with whose it is. */
export interface HeldRange {
  readonly institution: string;
  readonly range: string;
}

/** Consecutive addresses that one institution has; sorted, without overlaps. */
interface Stretch {
  readonly first: bigint;
  readonly last: bigint;
  readonly institution: string;
}

type Stretches = Readonly<Record<4 | 6, readonly Stretch[]>>;

type OwnedRange = ParsedRange & { readonly institution: string };

const prepared = new WeakMap<readonly HeldRange[], Stretches>();

/**
 * The institution that has the address; of several the one with the narrowest range. The ranges of an array are read
 * once, so the array must not change afterwards; ranges that cannot be read hold nothing. An address that is none, or
 * that nobody has, answers undefined.
 */
export function findInstitutionByAddress(ranges: readonly HeldRange[], address: string): string | undefined {
  const [text = ''] = address.split('%');
  const parsed = parseIpAddress(text);
  if (!parsed) return undefined;
  let stretches = prepared.get(ranges);
  if (!stretches) {
    stretches = prepare(ranges);
    prepared.set(ranges, stretches);
  }
  return findStretch(stretches[parsed.family], parsed.value)?.institution;
}

function prepare(ranges: readonly HeldRange[]): Stretches {
  const owned = ranges.flatMap(({ institution, range }) => {
    const parsed = parseHeld(range);
    return parsed ? [{ ...parsed, institution }] : [];
  });
  return {
    4: cut(owned.filter(({ family }) => family === 4)),
    6: cut(owned.filter(({ family }) => family === 6)),
  };
}

/** Cuts overlapping ranges at every beginning and end; each piece belongs to the narrowest range that holds it. */
function cut(ranges: readonly OwnedRange[]): Stretch[] {
  const starting = ranges.toSorted((one, other) => compare(one.first, other.first));
  const edges = [...new Set(ranges.flatMap(({ first, last }) => [first, last + 1n]))].sort(compare);
  const stretches: Stretch[] = [];
  let open: OwnedRange[] = [];
  let next = 0;
  for (const [index, first] of edges.entries()) {
    open = open.filter(({ last }) => last >= first);
    for (let range = starting[next]; range?.first === first; range = starting[next]) {
      open.push(range);
      next += 1;
    }
    const end = edges[index + 1];
    if (open.length === 0 || end === undefined) continue;
    const { institution } = open.reduce((best, range) => (isBefore(range, best) ? range : best));
    stretches.push({ first, last: end - 1n, institution });
  }
  return stretches;
}

/** Narrower counts; of equally wide ones the institution first by id, so that the answer never changes. */
function isBefore(one: OwnedRange, other: OwnedRange): boolean {
  const difference = one.last - one.first - (other.last - other.first);
  return difference < 0n || (difference === 0n && one.institution < other.institution);
}

function findStretch(stretches: readonly Stretch[], value: bigint): Stretch | undefined {
  let low = 0;
  let high = stretches.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const stretch = stretches[middle];
    if (!stretch) return undefined;
    if (value < stretch.first) high = middle - 1;
    else if (value > stretch.last) low = middle + 1;
    else return stretch;
  }
  return undefined;
}

function parseHeld(range: string): ParsedRange | undefined {
  try {
    return parseAddressRange(range);
  } catch (error) {
    if (error instanceof RangeRefused) return undefined;
    throw error;
  }
}

function compare(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
