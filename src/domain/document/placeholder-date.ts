import type { DocumentDates, LegalDate } from './document.ts';

/** Days that programs write where they know none. */
const NO_DAYS: ReadonlySet<LegalDate> = new Set(['1000-01-01', '1900-01-01', '1970-01-01']);
const FIRST_YEAR = 1000;
/** Something may come into force, or end, so many years from now. */
const FORESEEN_YEARS = 100;

/** What a day may be ahead of us, and may well be the first of a century: laws came into force on 1 January 1900. */
const FORESEEN: readonly string[] = [
  'commencement',
  'entryIntoForce',
  'validUntil',
  'inForceFrom',
  'inForceUntil',
] satisfies (keyof DocumentDates)[];

/** Of no later year is any text, whenever it is looked at. */
const LAST_YEAR = 2900;

/** Whether a source wrote this day because it knew none (OP-194), whenever that is asked. */
export function isPlaceholderDate(date: LegalDate): boolean {
  return NO_DAYS.has(date) || isImpossible(date, LAST_YEAR);
}

function isImpossible(date: LegalDate, lastYear: number): boolean {
  const year = Number(date.slice(0, 4));
  return year < FIRST_YEAR || year > lastYear;
}

/** Whether a text says the first of January of a year, in words of the languages of the West or in figures. */
export function isFirstOfJanuarySaid(text: string, year: string): boolean {
  if (!text.includes(year)) return false;
  const month = String.raw`(?:jan|jän|gen|ene|styc|led)\p{L}*\.?`;
  const [dayFirst, monthFirst] = [
    String.raw`\b1(?:st|er|[º°.])?(?: day)?(?: of| de)? ${month}`,
    String.raw`\b${month} 1(?:st)?`,
  ];
  return new RegExp(
    String.raw`(?:${dayFirst}|${monthFirst}),?(?: de)? ${year}|\b0?1[./-]0?1[./-]${year}|${year}-01-01`,
    'iu',
  ).test(text.replaceAll(/\s+/gu, ' '));
}

/**
 * Dates without placeholders, and those that are left out: also what is after next year but one. `isPrinted` says whether
 * the text itself says a day.
 */
export function leavePlaceholders<Dates extends object>(
  dates: Dates,
  today: LegalDate,
  isPrinted: (date: LegalDate) => boolean,
): { readonly dates: Dates; readonly left: readonly LegalDate[] } {
  const lastYear = Number(today.slice(0, 4)) + 2;
  const isLeft = ([kind, date]: [string, LegalDate]) =>
    FORESEEN.includes(kind)
      ? isImpossible(date, lastYear + FORESEEN_YEARS)
      : isImpossible(date, lastYear) || (NO_DAYS.has(date) && !isPrinted(date));
  const given: [string, LegalDate][] = Object.entries(dates);
  const left = new Set(given.filter(isLeft).map(([, date]) => date));
  return { dates: Object.fromEntries(given.filter((one) => !isLeft(one))) as Dates, left: [...left] };
}
