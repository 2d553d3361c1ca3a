import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'pandect_session';
/** 32 bytes in base64url. */
const SECRET = /^[\w-]{43}$/u;

/** On https the name promises that no other host and no plain connection set the cookie. */
export function nameCookie(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The secret in the session cookie; undefined where there is none or it cannot be one of ours. */
export function readSessionSecret(request: FastifyRequest, isSecure: boolean): string | undefined {
  return readSecret(request, NAME, isSecure);
}

/** The secret in a cookie of this name. */
export function readSecret(request: FastifyRequest, name: string, isSecure: boolean): string | undefined {
  const value = request.cookies[nameCookie(name, isSecure)];
  return value !== undefined && SECRET.test(value) ? value : undefined;
}

/** Gives the browser a session; `seconds` is how long it may last at most. */
export function setSessionCookie(reply: FastifyReply, secret: string, isSecure: boolean, seconds: number): void {
  setSecret(reply, NAME, secret, isSecure, seconds);
}

/** Sets a cookie that no script can read. */
export function setSecret(reply: FastifyReply, name: string, secret: string, isSecure: boolean, seconds: number): void {
  void reply.setCookie(nameCookie(name, isSecure), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: seconds,
  });
}

/** Takes the session out of the browser. */
export function clearSessionCookie(reply: FastifyReply, isSecure: boolean): void {
  clearSecret(reply, NAME, isSecure);
}

/** Takes a cookie that no script can read out of the browser. */
export function clearSecret(reply: FastifyReply, name: string, isSecure: boolean): void {
  void reply.clearCookie(nameCookie(name, isSecure), { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure });
}
