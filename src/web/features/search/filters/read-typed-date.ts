import { readAddressDate } from '#domain/search/read-address-date.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A date as people write it, as the address has it: `05 Mar 2026`, `5/3/2026` (the day first) or `2026-03-05`; a month
 * or a year alone stays one. Undefined for what is no date.
 */
export function readTypedDate(text: string): string | undefined {
  const written = text.trim().toLowerCase();
  const parts = readNumbers(written) ?? readWords(written);
  if (!parts || !/^[12]\d{3}$/.test(parts.year)) return undefined;
  const date = [parts.year, parts.month?.padStart(2, '0'), parts.day?.padStart(2, '0')];
  return readAddressDate(date.filter((part) => part !== undefined).join('-'));
}

interface DateParts {
  readonly year: string;
  readonly month?: string | undefined;
  readonly day?: string | undefined;
}

function readNumbers(written: string): DateParts | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(written) ?? [];
  if (year !== undefined) return { year, month, day };
  const [, first, second, last] = /^(\d{1,2})[./-](?:(\d{1,2})[./-])?(\d{4})$/.exec(written) ?? [];
  if (first === undefined || last === undefined) return undefined;
  return second === undefined ? { year: last, month: first } : { year: last, month: second, day: first };
}

/** Three letters of the month are enough. */
function readWords(written: string): DateParts | undefined {
  const [, day, name = '', year] = /^(?:(\d{1,2})\s+)?([a-z]{3,9})\.?,?\s+(\d{4})$/.exec(written) ?? [];
  const month = MONTHS.indexOf(name.slice(0, 3)) + 1;
  return year === undefined || month === 0 ? undefined : { year, month: String(month), day };
}
