import { parseIpAddress, printIpAddress, WIDTH, type IpAddress } from './ip-address.ts';

/** Addresses from the first to the last, both included. */
export interface ParsedRange {
  readonly family: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

/** Text that is no address, block or range; the message says what was wrong and what is allowed. */
export class RangeRefused extends Error {
  constructor(text: string, fault: string) {
    super(`“${text}” ${fault}.`);
    this.name = 'RangeRefused';
  }
}

/** Wider ranges than these are most likely a slip: no institution has more. */
const SHORTEST_PREFIX = { 4: 8, 6: 19 } as const;
const ALLOWED = 'write an address (192.0.2.7), a block (192.0.2.0/24, 2001:db8::/32) or a range (192.0.2.1-192.0.2.20)';

/** Reads an address, a block or a range of IPv4 or IPv6. Throws `RangeRefused`. */
export function parseAddressRange(text: string): ParsedRange {
  const compact = text.trim().replaceAll(/\s*[-–]\s*/gu, '-');
  const [from = '', to, ...more] = compact.split('-');
  if (more.length > 0) throw new RangeRefused(text, `has more than one dash; ${ALLOWED}`);
  if (to !== undefined) return readSpan(text, from, to);
  const [address = '', prefix, ...rest] = compact.split('/');
  if (rest.length > 0) throw new RangeRefused(text, `has more than one slash; ${ALLOWED}`);
  if (prefix !== undefined) return readBlock(text, address, prefix);
  const { family, value } = readAddress(text, address);
  return { family, first: value, last: value };
}

/** One text for each range: an address, a block where it is one, else first and last address. */
export function printAddressRange({ family, first, last }: ParsedRange): string {
  const start = printIpAddress({ family, value: first });
  if (first === last) return start;
  const bits = findBlockBits(first, last);
  return bits === undefined
    ? `${start}-${printIpAddress({ family, value: last })}`
    : `${start}/${WIDTH[family] - bits}`;
}

/** In words why the range is wider than an institution would have; undefined where it is not. */
export function describeWidthFault({ family, first, last }: ParsedRange): string | undefined {
  const prefix = SHORTEST_PREFIX[family];
  if (last - first < 1n << BigInt(WIDTH[family] - prefix)) return undefined;
  return `is wider than a /${prefix} block, the widest that is taken for IPv${family}`;
}

export function isOverlapping(one: ParsedRange, other: ParsedRange): boolean {
  return one.family === other.family && one.first <= other.last && other.first <= one.last;
}

function readSpan(text: string, from: string, to: string): ParsedRange {
  if (/^\d{1,3}$/u.test(to)) throw new RangeRefused(text, 'ends in a number; write the whole last address');
  const first = readAddress(text, from);
  const last = readAddress(text, to);
  if (first.family !== last.family) throw new RangeRefused(text, 'begins and ends in different kinds of address');
  if (first.value > last.value) throw new RangeRefused(text, 'ends before it begins; write the lower address first');
  return { family: first.family, first: first.value, last: last.value };
}

function readBlock(text: string, address: string, prefix: string): ParsedRange {
  const { family, value } = readAddress(text, address);
  // An IPv4 address written as IPv6 counts its prefix in the longer form.
  const shift = address.includes(':') && family === 4 ? WIDTH[6] - WIDTH[4] : 0;
  const length = /^(?:0|[1-9]\d{0,2})$/u.test(prefix) ? Number(prefix) - shift : Number.NaN;
  if (!(length >= 0 && length <= WIDTH[family])) {
    throw new RangeRefused(text, `needs a number from ${shift} to ${WIDTH[family] + shift} behind the slash`);
  }
  const size = 1n << BigInt(WIDTH[family] - length);
  const first = value - (value % size);
  if (first === value) return { family, first, last: first + size - 1n };
  const start = printIpAddress({ family, value: first });
  throw new RangeRefused(text, `begins inside a block; write ${start}/${length} for all of it`);
}

function readAddress(text: string, address: string): IpAddress {
  const parsed = parseIpAddress(address);
  if (parsed) return parsed;
  const found = address === text.trim() ? 'is no address' : `holds “${address}”, which is no address`;
  const hint = address.includes('*') ? 'stars are not understood; ' : '';
  throw new RangeRefused(text, `${found}: ${hint}${ALLOWED}`);
}

/** How many bits of the addresses vary where the range is a block; undefined where it is none. */
function findBlockBits(first: bigint, last: bigint): number | undefined {
  const size = last - first + 1n;
  const bits = size.toString(2).length - 1;
  return size === 1n << BigInt(bits) && first % size === 0n ? bits : undefined;
}
