import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Where server calls live (OP-01, OP-03); everything else is a page. */
const PREFIXES = ['/apiv1', '/apiv2', '/mip', '/mdl'];
/** A sign of ASCII other than the space, encoded: nobody needs it in the first part of an address of ours. */
const NEEDLESS = /%(?:[013-7][0-9a-f]|2[1-9a-f])/iu;
const ABSOLUTE = /^https?:\/\//iu;

/** Whether a request reached a call, by the route that serves it however its address is spelled; else by its address. */
export function isForCall(request: FastifyRequest): boolean {
  const path = readPath(request.routeOptions.url ?? request.url);
  return PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** Path of an address in lower case. */
export function readPath(url: string): string {
  return url.split('?', 1)[0]?.toLowerCase() ?? '/';
}

/** Whether the first part of an address, by which calls and pages are told apart, hides in an encoding. */
export function hidesFirstPart(url: string): boolean {
  return NEEDLESS.test(/^\/*[^/?#]*/u.exec(url)?.[0] ?? '');
}

/**
 * Path and query of what a request asks for. Where the request line holds a whole address, as proxies write it, its host
 * holds over the header's (RFC 9112 3.2.2).
 */
export function readTarget(request: IncomingMessage): string {
  const target = request.url ?? '/';
  if (!ABSOLUTE.test(target) || !URL.canParse(target)) return target;
  const { host, pathname, search } = new URL(target);
  request.headers.host = host;
  return pathname + search;
}
