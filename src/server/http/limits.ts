import type { FastifyInstance, FastifyReply } from 'fastify';
import { SESSION_STATE } from '#contract/session-state.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { RateCounter, RateLimit } from '#server/ports/rate-counter.ts';
import { readPath } from './call-address.ts';
import { groupAddress } from '#domain/access/group-address.ts';
import { readClientAddress } from './client-address.ts';
import type { VisitorFinder } from './visitor-finder.ts';

/** Asked by whoever watches over the server, and by every page that is looked at. */
const EXEMPT = ['/healthz', '/readyz', SESSION_STATE];
/** Many readers of an institution stand behind one address. */
export const INSTITUTION_FACTOR = 10;

/** Refuses a client that asks too often, before anything else is done for it. */
export function registerLimits(
  app: FastifyInstance,
  perClient: RateLimit,
  { counter, visitors }: { readonly counter: RateCounter; readonly visitors: VisitorFinder },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = readPath(request.routeOptions.url ?? '');
    if (EXEMPT.includes(path) || path.startsWith('/assets/')) return;
    const address = readClientAddress(request);
    const isInstitution = (await visitors.recognise(request)) !== undefined;
    const wait = await counter.take(perClient, groupAddress(address), isInstitution ? INSTITUTION_FACTOR : 1);
    if (wait > 0) throw refuseTooMany(reply, wait);
  });
}

/** The refusal, with how many seconds to wait in its header. */
export function refuseTooMany(reply: FastifyReply, seconds: number): LibraryError {
  void reply.header('retry-after', String(seconds));
  return new LibraryError('too-many-requests', { reason: `Try again in ${describeWait(seconds)}.` });
}

/** Whole minutes, rounded up, from two on. */
function describeWait(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
