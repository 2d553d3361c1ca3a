import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { groupAddress } from '#domain/access/group-address.ts';

/**
 * The address a request comes from: the connection's own, or what a trusted proxy says (Fastify's `trustProxy` holds the
 * list; a header from anybody else is not read).
 */
export function readClientAddress(request: FastifyRequest): string {
  return request.ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/iu, '');
}

/** The network of an address, without the part that names a machine in it: `192.0.2.x`, `2001:db8:1::`. */
export function nameNetwork(address: string): string {
  if (!isIPv6(address)) return address.replace(/\.\d+$/u, '.x').slice(0, 64);
  return groupAddress(address).replace(/^((?:[^:]+:){2}[^:]+):.*$/u, '$1::');
}
