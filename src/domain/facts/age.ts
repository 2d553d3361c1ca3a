import type { LegalDate } from '../document/document.ts';

/** A fact that was read longer ago is shown with the words 'check before use' (OP-186). */
export const FRESH_MONTHS = 12;

/** Whole months from the day something was read to another day; 0 where that day is before. */
export function countMonthsSince(readOn: LegalDate, day: string): number {
  const [year = 0, month = 1, date = 1] = readOn.split('-').map(Number);
  const [toYear = 0, toMonth = 1, toDate = 1] = day.split('-').map(Number);
  const whole = (toYear - year) * 12 + toMonth - month - (toDate < date ? 1 : 0);
  return Math.max(0, whole);
}

/** Whether something was read more than twelve months before a day. */
export function isOld(readOn: LegalDate, day: string, months = FRESH_MONTHS): boolean {
  const whole = countMonthsSince(readOn, day);
  return whole > months || (whole === months && day.slice(8) !== readOn.slice(8) && readOn.length === 10);
}
