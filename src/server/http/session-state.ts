import type { FastifyInstance } from 'fastify';
import { SESSION_STATE, type SessionState } from '#contract/session-state.ts';
import type { EditionByHost } from './edition-by-host.ts';
import type { PeopleDirectory } from './people-directory.ts';
import type { SessionKeeper } from './session-keeper.ts';

interface Parts {
  readonly hosts: EditionByHost;
  readonly sessions: SessionKeeper;
  readonly people: PeopleDirectory;
}

/**
 * Whether the session of this browser goes on. Pages that somebody looks at ask every few seconds (OP-183): to be asked
 * is no use of the session, which runs out as it would, and counts against no limit.
 */
export function registerSessionState(app: FastifyInstance, { hosts, sessions, people }: Parts): void {
  app.get(SESSION_STATE, { exposeHeadRoute: false }, async (request, reply): Promise<SessionState> => {
    void reply.header('cache-control', 'no-store');
    const session = await sessions.peek(request, hosts.isSecure(request));
    const id = session?.stored.account ?? null;
    // An account that is gone, or no longer counts, has no session worth the name.
    const isGone = id !== null && (await people.findMember(id)) === undefined;
    return isGone ? { session: null, account: null } : { session: session?.stored.id ?? null, account: id };
  });
}
