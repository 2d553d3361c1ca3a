import type { LegalDate } from '../document/document.ts';

/** Whether a legal date is surely before another: a year and a day in it are neither earlier nor later. */
export function isEarlier(date: LegalDate, other: LegalDate): boolean {
  const shared = Math.min(date.length, other.length);
  return date.slice(0, shared) < other.slice(0, shared);
}
