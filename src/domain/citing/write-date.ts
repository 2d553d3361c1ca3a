import type { CitedWork } from '../bibliography/cited-work.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** As the Bluebook has them: May, June and July are written out. */
const SHORT = ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'];

/** `8 November 1990`, `November 1990`, `1990`. */
export function writeLongDate(date: string | undefined): string | undefined {
  return write(date, ({ year, month, day }) => [day, month === undefined ? undefined : MONTHS[month], year]);
}

/** `Nov. 8, 1990`, `Nov. 1990`, `1990`. */
export function writeAmericanDate(date: string | undefined): string | undefined {
  return write(date, ({ year, month, day }) => {
    const name = month === undefined ? undefined : SHORT[month];
    return [name, day === undefined ? undefined : `${day},`, year];
  });
}

/** The year of a work, by itself or by its date. */
export function yearOf({ year, date }: Pick<CitedWork, 'year' | 'date'>): string | undefined {
  return year === undefined ? date?.slice(0, 4) : String(year);
}

interface DateParts {
  readonly year: string;
  /** From 0. */
  readonly month?: number;
  readonly day?: string;
}

function write(date: string | undefined, list: (parts: DateParts) => readonly (string | undefined)[]) {
  if (date === undefined) return undefined;
  const [, year = '', month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/u.exec(date) ?? [];
  if (year === '') return date;
  const parts = {
    year,
    ...(month === undefined ? {} : { month: Number(month) - 1 }),
    ...(day === undefined ? {} : { day: String(Number(day)) }),
  };
  return list(parts)
    .filter((part) => part !== undefined)
    .join(' ');
}
