import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address a request comes from: the connection's own, or what a trusted proxy says (Fastify's `trustProxy` holds the
 * list; a header from anybody else is not read).
 */
export function readClientAddress(request: FastifyRequest): string {
  return request.ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/iu, '');
}

/** What counts as one client: an IPv4 address, or the /64 of an IPv6 one, which is one network to its provider. */
export function groupAddress(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 64);
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const parts = [...left, ...middle, ...right].slice(0, 4);
  return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}

/** The network of an address, without the part that names a machine in it: `192.0.2.x`, `2001:db8:1::`. */
export function nameNetwork(address: string): string {
  if (!isIPv6(address)) return address.replace(/\.\d+$/u, '.x').slice(0, 64);
  return groupAddress(address).replace(/^((?:[^:]+:){2}[^:]+):.*$/u, '$1::');
}
