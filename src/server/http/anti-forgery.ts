import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { LiveSession } from './session-keeper.ts';

/** Readable by the page, which sends it back in the header of the same words (OP-05). */
const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
/** Another site, and another origin of the same one: what stands on a sibling host is no page of ours. */
const FOREIGN_SITES = ['cross-site', 'same-site'];
const ID = /^[\w-]{22}$/u;

/**
 * Tokens that prove a request was made by a page of ours. With a session the token is derived from it and worth nothing
 * with another; without one it carries a random id and counts only where cookie and header agree.
 */
export class AntiForgery {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Throws `token-missing` for a request from another site, or one without the token of its session. */
  check(request: FastifyRequest, origin: string, session: LiveSession | undefined): void {
    if (isForeign(request, origin)) throw new LibraryError('token-missing', { reason: 'It came from another site.' });
    const sent = request.headers[HEADER];
    const cookie = request.cookies[COOKIE];
    if (typeof sent !== 'string' || cookie === undefined) throw new LibraryError('token-missing');
    const isGood = session ? isSame(sent, this.#forSession(session)) : isSame(sent, cookie) && this.#isAnonymous(sent);
    if (!isGood) throw new LibraryError('token-missing');
  }

  /** Sends the token where the browser does not have it; an anonymous one only where it is `asked` for. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    session: LiveSession | undefined,
    options: { readonly isSecure: boolean; readonly asked: boolean },
  ): void {
    const cookie = request.cookies[COOKIE];
    if (!session && !options.asked) return;
    const token = session ? this.#forSession(session) : this.#keepAnonymous(cookie);
    if (cookie === token && !options.asked) return;
    void reply.header(HEADER, token);
    if (cookie === token) return;
    void reply.setCookie(COOKIE, token, { path: '/', sameSite: 'lax', secure: options.isSecure });
  }

  clear(reply: FastifyReply, isSecure: boolean): void {
    void reply.clearCookie(COOKIE, { path: '/', sameSite: 'lax', secure: isSecure });
  }

  #keepAnonymous(cookie: string | undefined): string {
    if (cookie !== undefined && this.#isAnonymous(cookie)) return cookie;
    const id = randomBytes(16).toString('base64url');
    return `${id}.${this.#sign(`anonymous ${id}`)}`;
  }

  #isAnonymous(token: string): boolean {
    const [id = '', signature = ''] = token.split('.', 2);
    return ID.test(id) && isSame(token, `${id}.${this.#sign(`anonymous ${id}`)}`) && signature !== '';
  }

  #forSession(session: LiveSession): string {
    return this.#sign(`session ${session.secretHash}`);
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}

/** Browsers say where a request comes from; programs that say nothing are held to the token alone. */
function isForeign(request: FastifyRequest, origin: string): boolean {
  if (FOREIGN_SITES.includes(String(request.headers['sec-fetch-site']))) return true;
  const from = request.headers.origin;
  return from !== undefined && from.toLowerCase() !== origin;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
