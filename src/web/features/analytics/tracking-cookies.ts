import { readCookie } from '#web/app/cookies.ts';
import { writeCookie } from '#web/app/write-cookie.ts';

const IDENTIFIER = 'pandect_tracking';
const EVENT_MODE = 'pandect_tracking_event';
/** About 180 days and half an hour, in seconds. */
const IDENTIFIER_SECONDS = 15_552_000;
const EVENT_MODE_SECONDS = 1800;

/** The browser's own mark and whether a visit begins with it. */
export interface TrackingMark {
  readonly id: string;
  /** Nothing was reported for half an hour. */
  readonly isNewVisit: boolean;
}

/** Reads the mark, makes one where there is none, and renews both cookies. To be called after consent only (SH-266). */
export function renewMark(): TrackingMark {
  const id = readCookie(IDENTIFIER) || createMark();
  const isNewVisit = readCookie(EVENT_MODE) === undefined;
  writeCookie(IDENTIFIER, id, IDENTIFIER_SECONDS);
  writeCookie(EVENT_MODE, 'yes', EVENT_MODE_SECONDS);
  return { id, isNewVisit };
}

/** Random and nothing else; `randomUUID` is not there on plain http. */
function createMark(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
