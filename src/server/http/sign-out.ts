import type { FastifyReply, FastifyRequest } from 'fastify';
import { untieAttempts } from './attempt-cookie.ts';
import type { SignInParts } from './sign-in.ts';
import { clearSubscriptionCookies } from './subscription-cookies.ts';
import { SIGNED_OUT_COOKIE } from './visitor-finder.ts';

const SIGNED_OUT_PAGE = '/Account/loggedout';

/**
 * Ends the reader's sessions here and at the provider and clears every cookie (SH-052). Visitors recognised by address
 * land on a page of their own, for they would be signed in again at once (OP-15).
 */
export async function signOut(parts: SignInParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { hosts, sessions, antiForgery } = parts;
  // Another site's link must not sign anybody out; the reader is asked instead.
  if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect('/account/switchAccount', 303);
  const { session, addressOf } = await parts.visitors.identify(request);
  const isSecure = hosts.isSecure(request);
  await sessions.end(reply, isSecure, session);
  clearSubscriptionCookies(reply, isSecure);
  untieAttempts(request, reply, isSecure);
  antiForgery.clear(reply, isSecure);
  if (addressOf)
    void reply.setCookie(SIGNED_OUT_COOKIE, '1', { path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure });
  const path = addressOf ? SIGNED_OUT_PAGE : '/';
  return reply.redirect((await signOutAtProvider(parts, request, session?.stored.idToken ?? null, path)) ?? path, 303);
}

/** Has the provider end its own session, which may need a visit there; a provider that is down leaves the reader signed out here all the same. */
async function signOutAtProvider(
  { provider, hosts }: SignInParts,
  request: FastifyRequest,
  idToken: string | null,
  path: '/' | typeof SIGNED_OUT_PAGE,
): Promise<string | null> {
  if (!provider || idToken === null) return null;
  try {
    return await provider.signOut({ idToken, origin: hosts.origin(request), path });
  } catch (error) {
    request.log.warn({ err: error }, 'the provider could not be told of the sign-out');
    return null;
  }
}
