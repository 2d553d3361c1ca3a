import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInstitutionByAddress } from './address-range.ts';
import { parseIpAddress, printIpAddress, type IpAddress } from './ip-address.ts';
import {
  describeWidthFault,
  isOverlapping,
  parseAddressRange,
  printAddressRange,
  RangeRefused,
} from './parse-address-range.ts';

const ipv4 = fc.nat({ max: 0xffff_ffff }).map((value): IpAddress => ({ family: 4, value: BigInt(value) }));
const ipv6 = fc.bigInt({ min: 1n << 48n, max: (1n << 128n) - 1n }).map((value): IpAddress => ({ family: 6, value }));
const WIDTH = { 4: 32n, 6: 128n } as const;

/** A block of at most 256 addresses with its first and last one. */
const smallBlock = fc.tuple(fc.oneof(ipv4, ipv6), fc.integer({ min: 0, max: 8 })).map(([address, bits]) => {
  const size = 1n << BigInt(bits);
  const first = address.value - (address.value % size);
  const prefix = WIDTH[address.family] - BigInt(bits);
  const text = `${printIpAddress({ ...address, value: first })}/${prefix}`;
  return { text, family: address.family, first, last: first + size - 1n };
});

function normalize(text: string): string {
  return printAddressRange(parseAddressRange(text));
}

describe('an address range', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7/32', '192.0.2.7'],
    [' 192.0.2.0/24 ', '192.0.2.0/24'],
    ['192.0.2.1 - 192.0.2.20', '192.0.2.1-192.0.2.20'],
    ['192.0.2.1–192.0.2.20', '192.0.2.1-192.0.2.20'],
    ['192.0.2.0-192.0.2.255', '192.0.2.0/24'],
    ['2001:DB8:0:0:0:0:0:0/32', '2001:db8::/32'],
    ['2001:db8::1-2001:db8::ff', '2001:db8::1-2001:db8::ff'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['::1', '::1'],
    ['::/19', '::/19'],
    ['1::', '1::'],
    ['::ffff:192.0.2.0/120', '192.0.2.0/24'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
  ])('is read and written in one way: %s is %s', (text, normal) => {
    expect(normalize(text)).toBe(normal);
    expect(normalize(normal)).toBe(normal);
  });

  it.each([
    ['', 'is no address: write an address'],
    ['library.example.org', 'is no address'],
    ['192.0.2.256', 'is no address'],
    ['192.0.02.1', 'is no address'],
    ['192.0.2', 'is no address'],
    ['192.0.2.*', 'stars are not understood'],
    ['1:2:3:4:5:6:7', 'is no address'],
    ['1:2:3:4:5:6:7:8:9', 'is no address'],
    ['1::2::3', 'is no address'],
    ['1:2:3:4::5:6:7:8', 'is no address'],
    ['192.0.2.1::', 'is no address'],
    ['fe80::1%eth0', 'is no address'],
    ['192.0.2.0/33', 'a number from 0 to 32'],
    ['192.0.2.0/', 'a number from 0 to 32'],
    ['192.0.2.0/255.255.255.0', 'a number from 0 to 32'],
    ['2001:db8::/129', 'a number from 0 to 128'],
    ['::ffff:192.0.2.0/24', 'a number from 96 to 128'],
    ['192.0.2.5/24', 'write 192.0.2.0/24'],
    ['192.0.2.1-20', 'write the whole last address'],
    ['192.0.2.20-192.0.2.1', 'write the lower address first'],
    ['192.0.2.1-2001:db8::1', 'different kinds of address'],
    ['192.0.2.1-192.0.2.2-192.0.2.3', 'more than one dash'],
    ['192.0.2.0/24/24', 'more than one slash'],
    ['192.0.2.1-x', 'holds “x”, which is no address'],
  ])('is refused in words that say what is allowed: %j', (text, words) => {
    expect(() => parseAddressRange(text)).toThrow(RangeRefused);
    expect(() => parseAddressRange(text)).toThrow(words);
  });

  it.each([
    ['0.0.0.0/0', true],
    ['10.0.0.0/7', true],
    ['10.0.0.0/8', false],
    ['10.0.0.0-11.0.0.0', true],
    ['::/0', true],
    ['2001::/18', true],
    ['2001::/19', false],
    ['::ffff:0.0.0.0/96', true],
  ])('is too wide or not: %s', (text, isTooWide) => {
    expect(describeWidthFault(parseAddressRange(text)) !== undefined).toBe(isTooWide);
  });

  it('overlaps another that shares an address, of the same kind only', () => {
    const block = parseAddressRange('192.0.2.0/24');
    expect(isOverlapping(block, parseAddressRange('192.0.2.255-192.0.3.4'))).toBe(true);
    expect(isOverlapping(block, parseAddressRange('192.0.3.0'))).toBe(false);
    expect(isOverlapping(block, parseAddressRange('::/19'))).toBe(false);
  });

  it('is written so that reading it gives the same addresses, whatever they are', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(ipv4, ipv4), fc.tuple(ipv6, ipv6)), ([one, other]) => {
        const [first, last] = one.value < other.value ? [one.value, other.value] : [other.value, one.value];
        const range = { family: one.family, first, last };
        expect(parseAddressRange(printAddressRange(range))).toEqual(range);
      }),
    );
  });

  it('never makes reading fail with anything but its own refusal', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789abf:./-* %'.split('')) }), (text) => {
        try {
          expect(normalize(normalize(text))).toBe(normalize(text));
        } catch (error) {
          expect(error).toBeInstanceOf(RangeRefused);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('an address as text', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.oneof(ipv4, ipv6), (address) => {
        expect(parseIpAddress(printIpAddress(address))).toEqual(address);
      }),
    );
  });
});

describe('finding the institution of an address (SH-034)', () => {
  it('knows every address of a block and neither neighbour', () => {
    fc.assert(
      fc.property(smallBlock, ({ text, family, first, last }) => {
        const ranges = [{ institution: 'north', range: text }];
        const find = (value: bigint) => findInstitutionByAddress(ranges, printIpAddress({ family, value }));
        for (let value = first; value <= last; value += 1n) expect(find(value)).toBe('north');
        if (first > 0n) expect(find(first - 1n)).toBeUndefined();
        if (last < (1n << WIDTH[family]) - 1n) expect(find(last + 1n)).toBeUndefined();
      }),
    );
  });

  it('agrees with looking at every range, narrowest first', () => {
    const range = fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 12 }), fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 12 }), fc.nat({ max: 80 }), (entries, host) => {
        const ranges = entries.map(([first, size, institution]) => ({
          institution,
          range: `192.0.2.${first}-192.0.2.${first + size}`,
        }));
        const [expected] = entries
          .filter(([first, size]) => first <= host && host <= first + size)
          .sort((one, other) => one[1] - other[1] || one[2].localeCompare(other[2]));
        expect(findInstitutionByAddress(ranges, `192.0.2.${host}`)).toBe(expected?.[2]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes an IPv4 address written as IPv6 for what it is', () => {
    const ranges = [
      { institution: 'four', range: '192.0.2.0/24' },
      { institution: 'six', range: '::/19' },
    ];
    expect(findInstitutionByAddress(ranges, '::ffff:192.0.2.9')).toBe('four');
    expect(findInstitutionByAddress(ranges, '::FFFF:C000:0209')).toBe('four');
    expect(findInstitutionByAddress(ranges, '::ffff:198.51.100.1')).toBeUndefined();
    expect(findInstitutionByAddress(ranges, '::5')).toBe('six');
  });

  it('leaves out ranges it cannot read and addresses that are none', () => {
    const ranges = [
      { institution: 'broken', range: 'everything' },
      { institution: 'north', range: 'fe80::/64' },
    ];
    expect(findInstitutionByAddress(ranges, 'fe80::1%eth0')).toBe('north');
    expect(findInstitutionByAddress(ranges, 'unknown')).toBeUndefined();
    expect(findInstitutionByAddress(ranges, '')).toBeUndefined();
    expect(findInstitutionByAddress([], '192.0.2.1')).toBeUndefined();
  });

  it('finds one among thousands, the narrowest of those that hold it', () => {
    const ranges = Array.from({ length: 5_000 }, (_, index) => ({
      institution: `library-${index}`,
      range: `10.${index >> 8}.${index & 255}.0/24`,
    }));
    ranges.push({ institution: 'county', range: '10.0.0.0/9' }, { institution: 'desk', range: '10.3.7.9' });
    expect(findInstitutionByAddress(ranges, '10.3.7.8')).toBe(`library-${3 * 256 + 7}`);
    expect(findInstitutionByAddress(ranges, '10.3.7.9')).toBe('desk');
    expect(findInstitutionByAddress(ranges, '10.100.0.1')).toBe('county');
    expect(findInstitutionByAddress(ranges, '10.200.0.1')).toBeUndefined();
  });
});
