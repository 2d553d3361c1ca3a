import type { LookupAddress } from 'node:dns';
import { isPublicAddress, holdsAddress } from '#domain/access/public-address.ts';
import { parseIpAddress } from '#domain/access/ip-address.ts';
import type { ParsedRange } from '#domain/access/parse-address-range.ts';
import { FeedUnreachable } from '#server/ports/feed-fetcher.ts';

const PUBLIC_PORTS = new Set(['', '80', '443']);

/** All addresses of a host name. */
export type LookUp = (name: string) => Promise<readonly LookupAddress[]>;

/**
 * The address to connect to for a page: chosen once, so that a name that answers otherwise the next time changes
 * nothing. Throws `FeedUnreachable` where the page is not to be asked for: another protocol, a password in the address,
 * a name of which even one address is not public, a port that pages are not served at. `allowed` lists addresses of the
 * operator's own network that may be asked, at any port.
 */
export async function chooseAddress(
  page: URL,
  allowed: readonly ParsedRange[],
  lookUp: LookUp,
): Promise<LookupAddress> {
  if (page.protocol !== 'http:' && page.protocol !== 'https:') {
    throw new FeedUnreachable(`${page.protocol.slice(0, 20)} is not asked for; http and https are`);
  }
  if (page.username !== '' || page.password !== '') {
    throw new FeedUnreachable('an address with a name or password in it is not asked');
  }
  const addresses = await findAddresses(page.hostname, lookUp);
  const others = addresses.filter(({ address }) => !isAllowed(address, allowed));
  for (const { address } of others) refusePrivate(page, address);
  if (others.length > 0 && !PUBLIC_PORTS.has(page.port)) {
    throw new FeedUnreachable(`port ${page.port} is not asked; feeds are at 80 or 443`);
  }
  const [first] = addresses;
  if (first) return first;
  throw new FeedUnreachable(`${page.hostname} has no address`);
}

async function findAddresses(hostname: string, lookUp: LookUp): Promise<readonly LookupAddress[]> {
  // However an address was spelled (2130706433, 0x7f.1), the parser of addresses has written it in the usual form.
  const bare = hostname.replace(/^\[|\]$/gu, '');
  const literal = parseIpAddress(bare);
  if (literal) return [{ address: bare, family: bare.includes(':') ? 6 : 4 }];
  try {
    return await lookUp(hostname);
  } catch {
    throw new FeedUnreachable(`the name ${hostname} is not known`);
  }
}

function isAllowed(address: string, allowed: readonly ParsedRange[]): boolean {
  const parsed = parseIpAddress(address);
  return parsed !== undefined && allowed.some((range) => holdsAddress(range, parsed));
}

function refusePrivate({ hostname }: URL, address: string): void {
  if (isPublicAddress(address)) return;
  const what = address === hostname.replace(/^\[|\]$/gu, '') ? address : `${hostname} means ${address}, which`;
  throw new FeedUnreachable(`${what} is not a public address; PANDECT_FEEDS_ALLOW names those that may be asked`);
}
