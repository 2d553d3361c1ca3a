import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, CallBudget } from '#contract/call.ts';
import type { Reader } from '#domain/access/reader.ts';
import { listVisitorCodes } from '#domain/access/visitor.ts';
import type { Edition } from '#domain/edition/edition.ts';
import type { RobotTest } from '#domain/tools/usage/robots.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Lease } from '#server/ports/lease.ts';
import type { RateCounter } from '#server/ports/rate-counter.ts';
import type { AntiForgery } from './anti-forgery.ts';
import { listBudgetShares, readShare, type BudgetShare } from './budget-shares.ts';
import { isForCall } from './call-address.ts';
import { requireRoutes } from './call-routes.ts';
import { readAskedWay } from './asked-way.ts';
import { readClientAddress } from './client-address.ts';
import type { EditionByHost } from './edition-by-host.ts';
import { refuseTooMany } from './limits.ts';
import type { CallLimits } from './rate-limits.ts';
import type { SessionKeeper } from './session-keeper.ts';
import type { Identified, VisitorFinder } from './visitor-finder.ts';

const READING_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** Calls of one client that may wait for their turn; further ones are refused. */
const MOST_WAITING = 20;

interface GateParts {
  readonly hosts: EditionByHost;
  readonly visitors: VisitorFinder;
  readonly sessions: SessionKeeper;
  readonly antiForgery: AntiForgery;
  readonly counter: RateCounter;
  readonly lease: Lease;
  readonly limits: CallLimits;
  /** Who has a robot's share of searches. */
  readonly isRobot: RobotTest;
}

/** What stands before every call: who asks, whether the request is their own, and whether they may. */
export class Gate {
  readonly #parts: GateParts;

  constructor(parts: GateParts) {
    this.#parts = parts;
  }

  /** Holds every call that changes something to the anti-forgery token, whichever handler it is for (OP-05). */
  register(app: FastifyInstance): void {
    app.addHook('preHandler', async (request, reply) => {
      if (request.is404 || !isForCall(request) || !this.#parts.hosts.find(request)) return;
      await this.#admit(request, reply);
    });
  }

  /** Who asks, on the edition of the host; throws `route-not-found` where the host shows none. */
  async readerOf(request: FastifyRequest): Promise<Reader> {
    const edition = await this.#parts.hosts.readToday(this.findEdition(request));
    const { visitor } = await this.#parts.visitors.identify(request);
    return {
      edition,
      visitor,
      codes: listVisitorCodes(edition, visitor),
      client: {
        address: readClientAddress(request),
        userAgent: request.headers['user-agent'] ?? '',
        way: readAskedWay(request, this.originOf(request)),
      },
    };
  }

  /** Scheme, host and port the reader is on. */
  originOf(request: FastifyRequest): string {
    return this.#parts.hosts.origin(request);
  }

  /**
   * Throws the refusal of a call that the reader may not make. `values` is what it was sent, as far as that was read: its
   * routes hang on it.
   */
  authorise(call: Pick<Call, 'access' | 'routes'>, reader: Reader, values: Readonly<Record<string, unknown>>): void {
    const { visitor, codes } = reader;
    if (call.access === 'open') return;
    if (!visitor.account && !visitor.byAddress) throw new LibraryError('sign-in-needed');
    if (call.access === 'account' && !visitor.account) throw new LibraryError('account-needed');
    if (call.access === 'subscriber' && codes.length === 0) throw new LibraryError('not-subscribed');
    requireRoutes(call, reader, values);
  }

  /** Takes one call out of a reader's budget; throws `too-many-requests` where nothing is left of it. */
  async spend(budget: CallBudget, reader: Reader, reply: FastifyReply): Promise<void> {
    const { counter, limits } = this.#parts;
    const shares = this.#listShares(budget, reader);
    const waits = await Promise.all(shares.map(({ key, times }) => counter.take(limits.budgets[budget], key, times)));
    const wait = Math.max(...waits);
    if (wait > 0) throw refuseTooMany(reply, wait);
  }

  /** Whose turn it is when the reader's call is worked on: that of the account or visit, else of the address. */
  nameAsker(reader: Reader): string {
    return this.#listShares('search', reader)[0]?.key ?? '';
  }

  /**
   * Waits until fewer of the reader's own calls are worked on; answers what says that this one is done. Throws
   * `too-many-requests` where many wait already.
   */
  async waitForTurn(
    budget: CallBudget,
    reader: Reader,
    reply: FastifyReply,
    signal: AbortSignal,
  ): Promise<() => Promise<void>> {
    const { limits, lease, isRobot } = this.#parts;
    const atOnce = limits.turns[budget];
    if (atOnce === 0) return async () => {};
    const [own] = this.#listShares(budget, reader);
    const most = Math.max(1, Math.floor(atOnce * readShare(budget, reader, isRobot)));
    const turn = await lease.take(`turn: ${budget} of ${own?.key}`, { most, waiting: MOST_WAITING, signal });
    if (!turn) throw refuseTooMany(reply, 1);
    return () => turn.release();
  }

  /** Spends, waits and works. A refusal says nothing in the head of the answer: the call may be answered without the work. */
  async charge<Answer>(
    budget: CallBudget,
    reader: Reader,
    reply: FastifyReply,
    { signal, work }: { readonly signal: AbortSignal; readonly work: () => Promise<Answer> },
  ): Promise<Answer> {
    try {
      await this.spend(budget, reader, reply);
      const end = await this.waitForTurn(budget, reader, reply, signal);
      return await untilDone(work, end);
    } catch (error) {
      void reply.removeHeader('retry-after');
      throw error;
    }
  }

  /** Gives the reader's browser another secret for its session, with the token that belongs to it. */
  async renewSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { hosts, visitors, sessions, antiForgery } = this.#parts;
    const { session } = await visitors.identify(request);
    if (!session) return;
    const isSecure = hosts.isSecure(request);
    const renewed = await sessions.renew(reply, isSecure, session);
    await visitors.renew(request, renewed);
    antiForgery.send(request, reply, renewed, { isSecure, asked: true });
  }

  findEdition(request: FastifyRequest): Edition {
    const edition = this.#parts.hosts.find(request);
    if (!edition) throw new LibraryError('route-not-found', { reason: 'This host shows no edition of the library.' });
    return edition;
  }

  #listShares(budget: CallBudget, reader: Reader): BudgetShare[] {
    return listBudgetShares(budget, reader, this.#parts.isRobot);
  }

  async #admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { hosts, antiForgery, visitors } = this.#parts;
    const identified = await visitors.identify(request);
    await this.#limitAccount(identified, reply);
    const { session } = identified;
    if (!READING_METHODS.includes(request.method)) antiForgery.check(request, hosts.origin(request), session);
    antiForgery.send(request, reply, session, { isSecure: hosts.isSecure(request), asked: false });
  }

  async #limitAccount({ visitor }: Identified, reply: FastifyReply): Promise<void> {
    if (!visitor.account) return;
    const { counter, limits } = this.#parts;
    const wait = await counter.take(limits.perAccount, visitor.account.id);
    if (wait > 0) throw refuseTooMany(reply, wait);
  }
}

/** Gives the turn back however the work ends. */
export async function untilDone<Answer>(work: () => Promise<Answer>, end: () => Promise<void>): Promise<Answer> {
  try {
    return await work();
  } finally {
    await end();
  }
}
