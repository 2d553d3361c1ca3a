const MINUTE = 60_000;
/** Wrong passwords that cost nothing but the attempt. */
const FREE_FAILURES = 10;
/** Failures count together while no more than this lies between them. */
const WINDOW = 15 * MINUTE;
const LONGEST = 60 * MINUTE;
/** Milliseconds after which no failure counts any more. */
export const COUNTED = LONGEST + WINDOW;

export interface FailureCount {
  readonly failures: number;
  readonly lastFailureAt: string | null;
  readonly blockedUntil: string | null;
}

/** Until when attempts are refused after that many failures; null while there is no need. Doubles from one minute to an hour. */
export function planRefusal(failures: number, at: string): string | null {
  if (failures < FREE_FAILURES) return null;
  const wait = Math.min(LONGEST, MINUTE * 2 ** (failures - FREE_FAILURES));
  return new Date(Date.parse(at) + wait).toISOString();
}

/** Whether nothing has happened for so long that counting begins anew. */
export function isForgotten({ lastFailureAt, blockedUntil }: FailureCount, now: string): boolean {
  const last = Math.max(...[lastFailureAt, blockedUntil].map((at) => (at === null ? 0 : Date.parse(at))));
  return Date.parse(now) - last > WINDOW;
}

/** Seconds until attempts are taken again; 0 where they are. */
export function countWaitSeconds(blockedUntil: string | null, now: string): number {
  if (blockedUntil === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(blockedUntil) - Date.parse(now)) / 1000));
}

/** A wait in words, rounded up, for example `2 minutes`. */
export function describeWait(seconds: number): string {
  if (seconds <= 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes >= 60 ? 'an hour' : `${minutes} minutes`;
}
