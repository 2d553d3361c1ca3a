import type { FastifyRequest } from 'fastify';
import { readPath } from './call-address.ts';

/** Below these a query holds what lets somebody in, once: codes, states, tokens that hint at an account. */
const SIGN_IN_PATHS = ['/apiv1/account/', '/apiv2/account/', '/oidc/'];

/** What opens the feed of an alert to whoever has it, and a merger that is shared. */
const TOKEN = /(\/SearchAlerts\/feed\/|\/SharedCases\/|\/merger-thresholds\/shared\/)[^/?#]+/i;

/** What the log says of a request; of the addresses of sign-in the path alone, of feeds and of what is shared not their token. */
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
  const [written = ''] = url.split('?', 1);
  const path = readCharacters(written);
  if (SIGN_IN_PATHS.some((prefix) => readPath(path).startsWith(prefix))) return written;
  return TOKEN.test(path) ? path.replace(TOKEN, '$1…') + url.slice(written.length) : url;
}

/** What a path says once nothing in it is encoded; as it is where that cannot be read. */
function readCharacters(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
