import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Clock } from './clock.ts';

/** What every clock has to do; `open` answers one that reckons dates in an IANA time zone. */
export function describeClock(name: string, open: (timeZone: string) => Clock): void {
  describe(name, () => {
    const setTime = (instant: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('tells the instant in UTC, whatever the zone', () => {
      const clock = open('Asia/Kolkata');
      setTime('2026-03-04T23:30:15.250Z');
      expect(clock.now()).toBe('2026-03-04T23:30:15.250Z');
      setTime('2026-03-05T00:00:00Z');
      expect(clock.now()).toBe('2026-03-05T00:00:00.000Z');
    });

    test.for([
      ['UTC', '2026-03-04'],
      ['Europe/Oslo', '2026-03-05'],
      ['America/New_York', '2026-03-04'],
      ['Pacific/Kiritimati', '2026-03-05'],
      ['Pacific/Pago_Pago', '2026-03-04'],
    ] as const)('tells the date in %s', ([timeZone, today]) => {
      setTime('2026-03-04T23:30:00Z');
      expect(open(timeZone).today()).toBe(today);
    });

    test.for([
      ['Europe/Oslo', '2026-03-28T22:59:59.999Z', '2026-03-28T23:00:00Z', '2026-03-28', '2026-03-29'],
      // The clocks went forward that night.
      ['Europe/Oslo', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00Z', '2026-03-29', '2026-03-30'],
      ['Asia/Kolkata', '2026-12-31T18:29:59.999Z', '2026-12-31T18:30:00Z', '2026-12-31', '2027-01-01'],
      ['UTC', '2028-02-28T23:59:59.999Z', '2028-02-29T00:00:00Z', '2028-02-28', '2028-02-29'],
    ] as const)('begins a day in %s at its midnight (%s)', ([timeZone, before, midnight, day, next]) => {
      const clock = open(timeZone);
      setTime(before);
      expect(clock.today()).toBe(day);
      setTime(midnight);
      expect(clock.today()).toBe(next);
      // A clock may be put back.
      setTime(before);
      expect(clock.today()).toBe(day);
    });
  });
}
