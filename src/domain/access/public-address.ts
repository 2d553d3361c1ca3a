import type { IpAddress } from './ip-address.ts';
import { parseIpAddress } from './ip-address.ts';
import { parseAddressRange, type ParsedRange } from './parse-address-range.ts';

/** Addresses of IPv4 that mean no host of the public network: this machine, local networks, examples, groups. */
const SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map(parseAddressRange);

/** What of IPv6 is given out to hosts, and in it what leads to addresses of IPv4, is special or an example. */
const GIVEN_OUT = parseAddressRange('2000::/3');
const NOT_HOSTS = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(parseAddressRange);

/** Whether the text is an address of a host of the public network; false also for what is no address. */
export function isPublicAddress(text: string): boolean {
  const address = parseIpAddress(text);
  if (!address) return false;
  if (address.family === 4) return !SPECIAL.some((range) => holdsAddress(range, address));
  return holdsAddress(GIVEN_OUT, address) && !NOT_HOSTS.some((range) => holdsAddress(range, address));
}

export function holdsAddress({ family, first, last }: ParsedRange, address: IpAddress): boolean {
  return family === address.family && first <= address.value && address.value <= last;
}
