import type { FastifyRequest } from 'fastify';
import { readPath } from './call-address.ts';

/** Below these a query holds what lets somebody in, once: codes, states, tokens that hint at an account. */
const SIGN_IN_PATHS = ['/apiv1/account/', '/apiv2/account/', '/oidc/'];

/** Opens the feed of an alert to whoever has it. */
const FEED_TOKEN = /(\/SearchAlerts\/feed\/)[^/?#]+/i;

/** What the log says of a request; of the addresses of sign-in the path alone, of feeds not their token. */
export function describeRequest(request: FastifyRequest): Record<string, unknown> {
  return {
    method: request.method,
    url: describeAddress(request.url),
    host: request.host,
    remoteAddress: request.ip,
    remotePort: request.socket.remotePort,
  };
}

function describeAddress(url: string): string {
  const path = readPath(url);
  if (SIGN_IN_PATHS.some((prefix) => path.startsWith(prefix))) return url.split('?', 1)[0] ?? '';
  return url.replace(FEED_TOKEN, '$1…');
}
