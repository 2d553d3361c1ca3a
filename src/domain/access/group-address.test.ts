import { expect, test } from 'vitest';
import { groupAddress } from './group-address.ts';

test('A client is an IPv4 address however it is written, or the whole /64 of an IPv6 one and no more', () => {
  expect(groupAddress('198.51.100.7')).toBe('198.51.100.7');
  expect(groupAddress('::ffff:198.51.100.7')).toBe('198.51.100.7');
  const own = '2001:db8:0:1::/64';
  for (const address of ['2001:db8:0:1::5', '2001:DB8::1:ffff:0:0:9', '2001:db8:0:1:ffff:ffff:ffff:ffff%eth0']) {
    expect(groupAddress(address), address).toBe(own);
  }
  expect(groupAddress('2001:db8:0:2::5')).toBe('2001:db8:0:2::/64');
  expect(groupAddress('x'.repeat(100))).toBe('x'.repeat(64));
});
