import type { Clock } from '#server/ports/clock.ts';

/** The machine's clock; dates are reckoned in the given IANA time zone. */
export function createSystemClock(timeZone: string): Clock {
  let minute = Number.NaN;
  let day = '';
  return {
    now: () => new Date().toISOString(),
    // A day begins with a minute: every request asks, and reckoning in a zone is slow.
    today: () => {
      const current = Math.floor(Date.now() / 60_000);
      if (current !== minute) [minute, day] = [current, Temporal.Now.plainDateISO(timeZone).toString()];
      return day;
    },
  };
}
