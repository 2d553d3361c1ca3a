import { useSyncExternalStore } from 'react';
import { readCookie } from './cookies.ts';
import { writeCookie } from './write-cookie.ts';

const COOKIE = 'visited';

/** How long the consent is remembered: 365 days, in seconds (OP-22). */
const LIFETIME = 365 * 24 * 60 * 60;

let isAcceptedNow = false;
const listeners = new Set<() => void>();

/** Whether the reader has agreed to cookies (SH-266): nothing but what sign-in needs may be set before. */
export function hasCookieConsent(): boolean {
  return isAcceptedNow || readCookie(COOKIE) === 'yes';
}

/** Marks cookies as accepted and remembers it (SH-267, SH-268); where cookies do not work, for as long as the page. */
export function acceptCookies(): void {
  isAcceptedNow = true;
  writeCookie(COOKIE, 'yes', LIFETIME);
  for (const listener of listeners) listener();
}

/** Whether cookies are accepted, now and later; for the banner and for whatever waits for it (SH-268). */
export function useCookieConsent(): boolean {
  return useSyncExternalStore(onCookieConsent, hasCookieConsent);
}

/** Calls back when cookies are accepted. Answers how to stop listening. */
export function onCookieConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
