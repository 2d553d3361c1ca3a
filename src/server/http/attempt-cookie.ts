import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSecret, readSecret, setSecret } from './session-cookie.ts';
import { createSecret, hashSecret } from './session-secret.ts';

/** Ties a sign-in to the browser that began it; each has one of its own, so that two tabs never take each other's. */
const NAME = 'pandect_sign_in_';
/** Sign-ins under way in one browser; older ones that were left halfway give way. */
const MOST = 8;

/** Gives the browser a cookie for a sign-in; answers the hash of its secret, to be kept with the attempt. */
export function tieAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  { state, isSecure, seconds }: { readonly state: string; readonly isSecure: boolean; readonly seconds: number },
): string {
  const former = listNames(request);
  for (const name of former.slice(0, Math.max(0, former.length + 1 - MOST))) clearSecret(reply, name, isSecure);
  const secret = createSecret();
  setSecret(reply, nameOf(state), secret, isSecure, seconds);
  return hashSecret(secret);
}

/** Whether it is this browser that began the sign-in. */
export function isTied(request: FastifyRequest, state: string, browserHash: string, isSecure: boolean): boolean {
  const secret = readSecret(request, nameOf(state), isSecure);
  if (secret === undefined) return false;
  const [held, expected] = [Buffer.from(hashSecret(secret)), Buffer.from(browserHash)];
  return held.length === expected.length && timingSafeEqual(held, expected);
}

/** The sign-in is over. */
export function untieAttempt(reply: FastifyReply, state: string, isSecure: boolean): void {
  clearSecret(reply, nameOf(state), isSecure);
}

/** Every sign-in under way in this browser is over. */
export function untieAttempts(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  for (const name of listNames(request)) clearSecret(reply, name, isSecure);
}

/** States are of any length and signs; what names a cookie is not. */
function nameOf(state: string): string {
  return NAME + createHash('sha256').update(state).digest('base64url').slice(0, 16);
}

/** In the order in which the browser has them, the oldest first. */
function listNames(request: FastifyRequest): string[] {
  return Object.keys(request.cookies).flatMap((cookie) => {
    const name = cookie.replace(/^__Host-/u, '');
    return name.startsWith(NAME) ? [name] : [];
  });
}
