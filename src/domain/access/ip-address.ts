/** A network address as a number. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) is the IPv4 address. */
export interface IpAddress {
  readonly family: 4 | 6;
  readonly value: bigint;
}

/** Bits of an address. */
export const WIDTH = { 4: 32, 6: 128 } as const;

const MAPPED_PREFIX = 0xffffn;
const GROUPS = 8;

/** Reads an address; undefined for anything else, numbers with leading zeros included: some read those as octal. */
export function parseIpAddress(text: string): IpAddress | undefined {
  if (!text.includes(':')) {
    const value = parseIpv4(text);
    return value === undefined ? undefined : { family: 4, value };
  }
  const value = parseIpv6(text);
  if (value === undefined) return undefined;
  return isMapped(value) ? { family: 4, value: value & 0xffff_ffffn } : { family: 6, value };
}

/** The address in its usual form: dotted for IPv4, for IPv6 in lower case with the longest run of zeros as `::`. */
export function printIpAddress({ family, value }: IpAddress): string {
  if (family === 4) return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.');
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    ((value >> BigInt(16 * (GROUPS - 1 - index))) & 0xffffn).toString(16),
  );
  const { start, length } = findZeros(groups);
  if (length < 2) return groups.join(':');
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`;
}

function isMapped(value: bigint): boolean {
  return value >> 32n === MAPPED_PREFIX;
}

function parseIpv4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4) return undefined;
  let value = 0n;
  for (const part of parts) {
    if (!/^(?:0|[1-9]\d{0,2})$/u.test(part) || Number(part) > 255) return undefined;
    value = value * 256n + BigInt(part);
  }
  return value;
}

function parseIpv6(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head = '', tail] = halves;
  const first = parseGroups(head, tail === undefined);
  const last = tail === undefined ? [] : parseGroups(tail, true);
  if (!first || !last) return undefined;
  const missing = GROUPS - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  return [...first, ...Array.from({ length: missing }, () => 0), ...last].reduce(
    (value, group) => (value << 16n) | BigInt(group),
    0n,
  );
}

/** Groups of sixteen bits; the last may be an IPv4 address where it ends the whole. */
function parseGroups(text: string, isEnd: boolean): number[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: number[] = [];
  for (const [index, part] of parts.entries()) {
    if (/^[\da-f]{1,4}$/iu.test(part)) {
      groups.push(Number.parseInt(part, 16));
      continue;
    }
    const embedded = isEnd && index === parts.length - 1 ? parseIpv4(part) : undefined;
    if (embedded === undefined) return undefined;
    groups.push(Number(embedded >> 16n), Number(embedded & 0xffffn));
  }
  return groups;
}

function findZeros(groups: readonly string[]): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let length = 0;
  for (const [index, group] of groups.entries()) {
    length = group === '0' ? length + 1 : 0;
    if (length > best.length) best = { start: index - length + 1, length };
  }
  return best;
}
