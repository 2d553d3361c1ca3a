import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitSessions, type SessionTerms } from '#domain/access/session-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { SessionLimits, SessionStore, StoredSession } from '#server/ports/session-store.ts';
import { StoreUnavailable } from '#server/ports/store-unavailable.ts';
import { clearSessionCookie, readSessionSecret, setSessionCookie } from './session-cookie.ts';
import { createSecret, hashSecret } from './session-secret.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOTES_WITHIN_IDLE = 12;

/** A session that holds now, with what the anti-forgery token is bound to. */
export interface LiveSession {
  readonly stored: StoredSession;
  readonly secretHash: string;
}

/** Whom a new session is for. */
export type SessionWish = Pick<
  StoredSession,
  'account' | 'addressInstitution' | 'idToken' | 'userAgent' | 'network' | 'providerSession'
>;

/** Finds, begins and ends sessions; every request asks the store, so that an ended session is over at once everywhere. */
export class SessionKeeper {
  readonly #store: SessionStore;
  readonly #clock: Clock;
  readonly #terms: SessionTerms;
  readonly #absolute: number;
  /** A use is noted when the one noted last is so old, milliseconds: often enough for the shortest idle limit. */
  readonly #noteAfter: number;

  constructor(store: SessionStore, clock: Clock, terms: SessionTerms) {
    this.#store = store;
    this.#clock = clock;
    this.#terms = terms;
    this.#absolute = terms.sessionDays * DAY;
    this.#noteAfter = Math.min(MINUTE, (terms.sessionIdleMinutes * MINUTE) / NOTES_WITHIN_IDLE);
  }

  /** The session of the request's cookie, which is used by that. */
  async find(request: FastifyRequest, isSecure: boolean): Promise<LiveSession | undefined> {
    const session = await this.peek(request, isSecure);
    if (!session) return undefined;
    const { id, seenAt } = session.stored;
    const now = this.#clock.now();
    if (Date.parse(now) - Date.parse(seenAt) >= this.#noteAfter) await this.#touch(id, now);
    return session;
  }

  /** The same without a trace: to be looked at makes no session last longer. */
  async peek(request: FastifyRequest, isSecure: boolean): Promise<LiveSession | undefined> {
    const secret = readSessionSecret(request, isSecure);
    if (secret === undefined) return undefined;
    const secretHash = hashSecret(secret);
    const stored = await this.#store.findSession(secretHash, this.#limits());
    return stored && { stored, secretHash };
  }

  /**
   * A new session under a new secret; what the browser held before opens nothing any more. Signing in personally on top
   * of a visit keeps its public id, by which what was collected on the visit can be carried over.
   */
  async begin(
    reply: FastifyReply,
    isSecure: boolean,
    wish: SessionWish,
    former: LiveSession | undefined,
  ): Promise<LiveSession> {
    const now = this.#clock.now();
    const secret = createSecret();
    const secretHash = hashSecret(secret);
    if (former) await this.#store.endSession(former.stored.id);
    const isVisit = former?.stored.account === null && wish.account !== null;
    const id = isVisit ? former.stored.id : randomBytes(16).toString('base64url');
    const edition = former?.stored.edition ?? null;
    const stored: StoredSession = { ...wish, id, edition, createdAt: now, seenAt: now };
    await this.#store.createSession(stored, secretHash);
    setSessionCookie(reply, secret, isSecure, Math.floor(this.#absolute / 1000));
    return { stored, secretHash };
  }

  /** The same session under a new secret; the former one opens nothing any more. */
  async renew(reply: FastifyReply, isSecure: boolean, session: LiveSession): Promise<LiveSession> {
    const secret = createSecret();
    const secretHash = hashSecret(secret);
    await this.#store.rotateSession(session.stored.id, secretHash);
    setSessionCookie(reply, secret, isSecure, this.secondsLeft(session));
    return { ...session, secretHash };
  }

  /** Ends the session, and with a personal one all others of the account. */
  async end(reply: FastifyReply, isSecure: boolean, session: LiveSession | undefined): Promise<void> {
    if (session) await this.#store.endSession(session.stored.id);
    if (session?.stored.account != null) await this.#store.endSessionsOf(session.stored.account);
    clearSessionCookie(reply, isSecure);
  }

  /** Whole seconds until the session ends at the latest. */
  secondsLeft(session: LiveSession): number {
    const age = Date.parse(this.#clock.now()) - Date.parse(session.stored.createdAt);
    return Math.max(0, Math.floor((this.#absolute - age) / 1000));
  }

  /** Takes out what has run out; called from time to time. */
  forget(): Promise<void> {
    return this.#store.forget(this.#limits());
  }

  /** Nobody is turned away because their visit could not be noted. */
  async #touch(id: string, now: string): Promise<void> {
    try {
      await this.#store.touchSession(id, now);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  #limits(): SessionLimits {
    return limitSessions(this.#terms, this.#clock.now());
  }
}
