/** How long a limit is, in days as the law counts them. */
export interface Span {
  readonly number: number;
  readonly unit: 'days' | 'working days' | 'weeks' | 'months';
}

const UNITS: Readonly<Record<string, Span['unit']>> = {
  day: 'days',
  days: 'days',
  'calendar days': 'days',
  'working days': 'working days',
  'business days': 'working days',
  week: 'weeks',
  weeks: 'weeks',
  month: 'months',
  months: 'months',
};
/** A limit that says of itself that it runs from the filing. */
const FROM_FILING = / from (?:complete )?notification$/u;
const DAY = 24 * 60 * 60_000;
/** No law gives more of whatever unit; with it no limit leaves the years of four digits. */
const MOST = 1000;

/**
 * A limit by the words of a fact; undefined where its unit is none, it runs from something else than the filing, or it is
 * longer than any law has it.
 */
export function readSpan(value: unknown, unit: string | undefined): Span | undefined {
  const counted = UNITS[(unit ?? '').replace(FROM_FILING, '')];
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST && counted
    ? { number: value, unit: counted }
    : undefined;
}

/** Whether a limit says of itself that it runs from the filing. */
export function runsFromFiling(unit: string | undefined): boolean {
  return FROM_FILING.test(unit ?? '');
}

/**
 * The last day of a limit that begins on the day after another (`yyyy-mm-dd`): a month ends on the day of the same number,
 * or on its last; working days are Monday to Friday without those that are `closed`.
 */
export function countLimit(from: string, { number, unit }: Span, closed: ReadonlySet<string>): string {
  if (unit === 'months') return addMonths(from, number);
  if (unit === 'days') return addDays(from, number);
  if (unit === 'weeks') return addDays(from, number * 7);
  let day = from;
  for (let left = number; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day) && !closed.has(day)) left -= 1;
  }
  return day;
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** A day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
