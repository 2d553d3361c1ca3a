import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '#domain/access/visitor.ts';
import { beginDoubleClick } from '#domain/tools/usage/double-click.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readClientAddress } from './client-address.ts';
import type { EditionByHost } from './edition-by-host.ts';
import type { PeopleDirectory, Subscriber } from './people-directory.ts';
import type { LiveSession, SessionKeeper } from './session-keeper.ts';

/** Set at the sign-out of a visitor recognised by address, who would be signed in again at once otherwise (OP-15). */
export const SIGNED_OUT_COOKIE = 'pandect_signed_out';

/** Who makes a request, with what the server holds of them. */
export interface Identified {
  readonly session: LiveSession | undefined;
  readonly visitor: Visitor;
  /** The institution of the network address, whether or not the visitor wants to be recognised by it. */
  readonly addressOf: Subscriber | undefined;
}

interface Parts {
  readonly hosts: EditionByHost;
  readonly sessions: SessionKeeper;
  readonly people: PeopleDirectory;
  readonly clock: Clock;
  /** Keys the names that anonymous sessions have in usage figures. */
  readonly secret: string;
}

/** Says who makes a request, from the server's own record: session, network address, contracts of today. */
export class VisitorFinder {
  readonly #parts: Parts;
  readonly #known = new WeakMap<FastifyRequest, Promise<Identified>>();
  readonly #addresses = new WeakMap<FastifyRequest, Promise<Subscriber | undefined>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Asks once a request. */
  identify(request: FastifyRequest): Promise<Identified> {
    const known = this.#known.get(request);
    if (known) return known;
    const identified = this.#identify(request);
    this.#known.set(request, identified);
    return identified;
  }

  /** The institution of the network address; asks once a request. */
  recognise(request: FastifyRequest): Promise<Subscriber | undefined> {
    const known = this.#addresses.get(request);
    if (known) return known;
    const recognised = this.#parts.people.recognise(readClientAddress(request));
    this.#addresses.set(request, recognised);
    return recognised;
  }

  /** Asks anew at the next `identify`. */
  forget(request: FastifyRequest): void {
    this.#known.delete(request);
  }

  /** Who makes the request from now on: it has begun a session. */
  async renew(request: FastifyRequest, session: LiveSession | undefined): Promise<Identified> {
    const addressOf = await this.recognise(request);
    const identified = { session, addressOf, visitor: await this.#describe(request, session, addressOf) };
    this.#known.set(request, Promise.resolve(identified));
    return identified;
  }

  async #identify(request: FastifyRequest): Promise<Identified> {
    const { hosts, sessions } = this.#parts;
    const session = await sessions.find(request, hosts.isSecure(request));
    const addressOf = await this.recognise(request);
    const counted = request.cookies[SIGNED_OUT_COOKIE] === '1' ? undefined : addressOf;
    return { session, addressOf, visitor: await this.#describe(request, session, counted) };
  }

  async #describe(
    request: FastifyRequest,
    session: LiveSession | undefined,
    addressOf: Subscriber | undefined,
  ): Promise<Visitor> {
    const id = session?.stored.account ?? null;
    const { account, subscriber: own } = (id === null ? undefined : await this.#parts.people.findMember(id)) ?? {};
    const user = own && own.contracts.length > 0 ? own : (addressOf ?? own);
    return {
      ...(session ? { sessionId: session.stored.id } : this.#nameAnonymous(request)),
      account: account
        ? { id: account.id, username: account.username, name: account.name, accountNo: account.accountNo }
        : null,
      institution: user
        ? { id: user.institution.id, name: user.institution.name, customerNo: user.institution.customerNo }
        : null,
      byAddress: addressOf !== undefined,
      hasSession: session !== undefined,
      contracts: [...(own?.contracts ?? []), ...(addressOf?.contracts ?? [])].map(({ edition, code }) => ({
        edition,
        code,
      })),
    };
  }

  /**
   * COUNTER's session of somebody without a cookie: one address, one program, one hour; where the hour has just begun,
   * with the name of the one before, so that a double click is known across it and nobody any longer.
   */
  #nameAnonymous(request: FastifyRequest): Pick<Visitor, 'sessionId' | 'sessionBefore'> {
    const now = this.#parts.clock.now();
    const sessionId = this.#nameHour(request, now);
    const sessionBefore = this.#nameHour(request, beginDoubleClick(now));
    return { sessionId, ...(sessionBefore === sessionId ? {} : { sessionBefore }) };
  }

  #nameHour(request: FastifyRequest, at: string): string {
    const hour = at.slice(0, 13);
    const text = `${readClientAddress(request)} ${request.headers['user-agent'] ?? ''} ${hour}`;
    return createHmac('sha256', this.#parts.secret).update(text).digest('base64url').slice(0, 22);
  }
}
