import type { FastifyReply, FastifyRequest } from 'fastify';

/** Kept for the session's life, and its counterpart that goes with the browser (OP-07). No rights hang on them. */
const PERSISTENT = 'subscription';
const COUNTERPART = 'subscription_session';

/** What the browser may draw: the effective codes of the edition that is shown, comma separated. */
export function sendSubscriptionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  codes: readonly string[],
  options: { readonly isSecure: boolean; readonly seconds: number },
): void {
  if (codes.length === 0) {
    if (hasCookies(request)) clearSubscriptionCookies(reply, options.isSecure);
    return;
  }
  const common = { path: '/', sameSite: 'lax', secure: options.isSecure, encode: String } as const;
  const value = codes.join(',');
  void reply.setCookie(PERSISTENT, value, { ...common, maxAge: options.seconds });
  void reply.setCookie(COUNTERPART, value, common);
}

/** Takes both out of the browser. */
export function clearSubscriptionCookies(reply: FastifyReply, isSecure: boolean): void {
  for (const name of [PERSISTENT, COUNTERPART]) {
    void reply.clearCookie(name, { path: '/', sameSite: 'lax', secure: isSecure });
  }
}

/** Whether a browser lost one of the two: its page cannot tell any more that somebody is signed in (SH-021). */
export function hasLostOne({ cookies }: FastifyRequest): boolean {
  return (cookies[PERSISTENT] === undefined) !== (cookies[COUNTERPART] === undefined);
}

function hasCookies(request: FastifyRequest): boolean {
  return request.cookies[PERSISTENT] !== undefined || request.cookies[COUNTERPART] !== undefined;
}
