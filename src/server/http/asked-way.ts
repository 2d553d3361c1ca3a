import type { FastifyRequest } from 'fastify';
import type { AskedWay } from '#domain/access/reader.ts';

type Asked = Pick<FastifyRequest, 'headers'>;

/**
 * How a call came about, as far as its head tells: browsers say so themselves, and where they do not (a plain connection)
 * a page of ours is known by the address it names as its own.
 */
export function readAskedWay({ headers }: Asked, origin: string): AskedWay {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return headers['sec-fetch-mode'] === 'navigate' ? 'link resolver' : 'open call';
  if (site !== undefined) return 'page';
  return isOf(headers.origin, origin) || isOf(headers.referer, origin) ? 'page' : 'open call';
}

function isOf(address: string | undefined, origin: string): boolean {
  return address !== undefined && URL.parse(address)?.origin === origin;
}
