import type { Clock } from '#server/ports/clock.ts';

/** The machine's clock; dates are reckoned in the given IANA time zone. Held by clock.conformance.ts. */
export function createSystemClock(timeZone: string): Clock {
  let minute = Number.NaN;
  let day = '';
  return {
    now: () => new Date().toISOString(),
    // A day begins with a minute: every request asks, and reckoning in a zone is slow.
    today: () => {
      const now = Date.now();
      const current = Math.floor(now / 60_000);
      if (current === minute) return day;
      const instant = Temporal.Instant.fromEpochMilliseconds(now);
      [minute, day] = [current, instant.toZonedDateTimeISO(timeZone).toPlainDate().toString()];
      return day;
    },
  };
}
