import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.1.1',
  '223.255.255.255',
  '2600::1',
  '2a00:1450:4001::1',
  '::ffff:8.8.8.8',
])('%s is an address of the public network (OP-130)', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.168.1.1',
  '198.19.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  '4000::1',
  'localhost',
  '2130706433',
  '0x7f.1',
  '127.1',
  '0177.0.0.1',
  '',
])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));

it('says the same of an address of IPv4 and of the same written as IPv6', () => {
  fc.assert(
    fc.property(fc.nat({ max: 0xffff_ffff }), (value) => {
      const parts = [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff).join('.');
      expect(isPublicAddress(`::ffff:${parts}`)).toBe(isPublicAddress(parts));
    }),
  );
});
