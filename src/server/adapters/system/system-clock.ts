import type { Clock } from '#server/ports/clock.ts';

/** The machine's clock; dates are reckoned in the given IANA time zone. */
export function createSystemClock(timeZone: string): Clock {
  return {
    now: () => new Date().toISOString(),
    today: () => Temporal.Now.plainDateISO(timeZone).toString(),
  };
}
