import { parseIpAddress, printIpAddress } from './ip-address.ts';

/** What counts as one client: an IPv4 address, or the /64 of an IPv6 one, which is one network to its provider. */
export function groupAddress(address: string): string {
  const parsed = parseIpAddress(address.split('%')[0] ?? '');
  if (!parsed) return address.slice(0, 64);
  if (parsed.family === 4) return printIpAddress(parsed);
  const groups = [112n, 96n, 80n, 64n].map((shift) => ((parsed.value >> shift) & 0xffffn).toString(16));
  return `${groups.join(':')}::/64`;
}
