import { BlockList, isIP } from 'node:net';
import { isLoopbackHost } from '#domain/access/loopback-host.ts';
import { EDITION_IDS, isEditionId } from '#domain/edition/edition.ts';
import type { HttpSettings, PublicUrl } from '#server/http/http-settings.ts';
import { ConfigError, readInteger, readList, readText, type Environment } from './setting.ts';

const HOST_NAME = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/u;
const MOST_CALLS = 1_000_000;

/** Reads the settings of the HTTP side; throws `ConfigError` for the first that cannot be used. */
export function readHttpSettings(environment: Environment): HttpSettings {
  const hosts = readHosts(environment);
  const publicUrl = readPublicUrl(environment);
  refuseUnreachable(hosts, publicUrl);
  return {
    trustedProxies: readProxies(environment),
    hosts,
    publicUrl,
    sessionIdleMinutes: readInteger(environment, 'PANDECT_SESSION_IDLE_MINUTES', 720, 1, 525_600),
    sessionDays: readInteger(environment, 'PANDECT_SESSION_DAYS', 30, 1, 366),
    limits: {
      perClient: readInteger(environment, 'PANDECT_LIMIT_CLIENT', 600, 0, MOST_CALLS),
      perAccount: readInteger(environment, 'PANDECT_LIMIT_ACCOUNT', 1200, 0, MOST_CALLS),
      signIns: readInteger(environment, 'PANDECT_LIMIT_SIGN_IN', 60, 0, MOST_CALLS),
      messages: readInteger(environment, 'PANDECT_LIMIT_MESSAGES', 10, 0, MOST_CALLS),
      searches: readInteger(environment, 'PANDECT_LIMIT_SEARCH', 240, 0, MOST_CALLS),
      searchesAtOnce: readInteger(environment, 'PANDECT_SEARCHES_AT_ONCE', 4, 0, 1_000),
    },
  };
}

/** Never a number of hops: whoever connects from elsewhere could then say what address is theirs. */
function readProxies(environment: Environment): string[] {
  const proxies = readList(environment, 'PANDECT_TRUSTED_PROXIES');
  for (const proxy of proxies) {
    if (isBlock(proxy)) continue;
    throw new ConfigError('PANDECT_TRUSTED_PROXIES', proxy, 'addresses or blocks, for example 10.0.0.1, 192.0.2.0/24');
  }
  return proxies;
}

function isBlock(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  try {
    new BlockList().addSubnet(address, /^\d{1,3}$/u.test(prefix) ? Number(prefix) : -1, family === 4 ? 'ipv4' : 'ipv6');
    return Number(prefix) > 0;
  } catch {
    return false;
  }
}

function readHosts(environment: Environment): HttpSettings['hosts'] {
  const allowed = `${EDITION_IDS.join(', ')} each with = and a host name without port, for example KA=law.example.org`;
  return readList(environment, 'PANDECT_HOSTS').map((pair) => {
    const [edition = '', name = '', ...rest] = pair.split('=').map((part) => part.trim());
    const host = name.toLowerCase();
    if (!isEditionId(edition) || !HOST_NAME.test(host) || rest.length > 0) {
      throw new ConfigError('PANDECT_HOSTS', pair, allowed);
    }
    return { edition, host };
  });
}

function readPublicUrl(environment: Environment): PublicUrl | null {
  const text = readText(environment, 'PANDECT_PUBLIC_URL');
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url && (url.protocol === 'https:' || url.protocol === 'http:') && url.pathname === '/' && !url.username) {
    const scheme = url.protocol === 'https:' ? 'https' : 'http';
    return { scheme, port: url.port === '' ? '' : `:${url.port}`, host: url.hostname };
  }
  throw new ConfigError('PANDECT_PUBLIC_URL', text, 'an address with http or https and no path');
}

/** Names and address that no reader could sign in by are said at the start, not at every sign-in (OP-172). */
function refuseUnreachable(hosts: HttpSettings['hosts'], publicUrl: PublicUrl | null): void {
  const twice = hosts.find(({ host }, index) => hosts.findIndex((other) => other.host === host) < index);
  if (twice) throw new ConfigError('PANDECT_HOSTS', twice.host, 'each host name once');
  const real = hosts.find(({ host }) => !isLoopbackHost(host))?.host;
  const isReal = publicUrl !== null && !isLoopbackHost(publicUrl.host);
  if (real !== undefined && !isReal) {
    const allowed = `the address by which readers reach ${real} of PANDECT_HOSTS, for example https://${real}`;
    throw new ConfigError('PANDECT_PUBLIC_URL', publicUrl?.host ?? '', allowed);
  }
  if (real === undefined && isReal) {
    const allowed = `the edition of each host that readers of PANDECT_PUBLIC_URL use, for example KA=${publicUrl.host}`;
    throw new ConfigError('PANDECT_HOSTS', '', allowed);
  }
}
