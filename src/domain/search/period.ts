/** Months back that the search periods 0 to 3 stand for (SR-133 to SR-136); -2 is all time, -1 the dates given. */
export const PERIOD_MONTHS: Readonly<Record<number, number>> = { 0: 3, 1: 6, 2: 12, 3: 24 };

export const ALL_TIME = -2;
export const CUSTOM_PERIOD = -1;

/** The first day of a year, a month or a day. */
export function firstDay(date: string): string {
  return `${date}-01-01`.slice(0, 10);
}

/** The last day of a year, a month or a day. */
export function lastDay(date: string): string {
  const [year = '', month, day] = date.split('-');
  if (day !== undefined) return date;
  if (month === undefined) return `${year}-12-31`;
  return `${year}-${month}-${String(new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate())}`;
}

/** A period as an address or a filter writes it; undefined for a text that stands for none. */
export function parsePeriod(text: string): number | undefined {
  const period = /^-?\d$/.test(text) ? Number(text) : undefined;
  const isKnown = period === ALL_TIME || period === CUSTOM_PERIOD || (period !== undefined && period in PERIOD_MONTHS);
  return isKnown ? period : undefined;
}

/** `last 6 months`; undefined for what is no period of months. */
export function namePeriod(period: number): string | undefined {
  const months = PERIOD_MONTHS[period];
  return months === undefined ? undefined : `last ${months} months`;
}

/** The date `months` before a `YYYY-MM-DD` date; the last day of the month where that day does not exist. */
export function subtractMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const index = year * 12 + (month - 1) - months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = index - targetYear * 12;
  const lastDay = new Date(Date.UTC(targetYear, targetMonth + 1, 0)).getUTCDate();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(targetYear).padStart(4, '0')}-${two(targetMonth + 1)}-${two(Math.min(day, lastDay))}`;
}

/** `dd-mm-yyyy` as `YYYY-MM-DD`; undefined for a date that does not exist or is written otherwise. */
export function parseWireDate(text: string): string | undefined {
  const match = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text.trim());
  if (!match) return undefined;
  const [, day, month, year] = match as unknown as [string, string, string, string];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/** `YYYY-MM-DD` as `dd-mm-yyyy`. */
export function toWireDate(day: string): string {
  return day.split('-').reverse().join('-');
}
