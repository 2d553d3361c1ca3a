import type { LegalDate } from '#domain/document/document.ts';

/** A legal date from parts as a source gives them, with the precision they allow; undefined where the year is none. */
export function readDateParts(year?: string, month?: string, day?: string): LegalDate | undefined {
  const y = Number(/^\d{4}$/.exec(year?.trim() ?? '')?.[0]);
  if (!(y > 0)) return undefined;
  const printed = String(y).padStart(4, '0');
  const m = readMonth(month);
  if (m === undefined) return printed;
  const d = Number(/^\d{1,2}$/.exec(day?.trim() ?? '')?.[0]);
  const date = new Date(Date.UTC(y, m - 1, d));
  if (!(d >= 1) || date.getUTCMonth() !== m - 1) return `${printed}-${pad(m)}`;
  return `${printed}-${pad(m)}-${pad(d)}`;
}

/** A legal date from an ISO date or instant; what is none but stands for one, as `9999-01-01`, the import leaves out. */
export function readIsoDate(value: string | undefined): LegalDate | undefined {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:T|$)/.exec(value?.trim() ?? '');
  return match ? readDateParts(match[1], match[2], match[3]) : undefined;
}

/** The first date written in American English, such as `Feb. 28, 2017`, in a text. */
export function findEnglishDate(text: string): LegalDate | undefined {
  const match = /\b([A-Z][a-z]{2,8})\.? (\d{1,2}), (\d{4})\b/.exec(text);
  return match && readMonth(match[1]) ? readDateParts(match[3], match[1], match[2]) : undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function readMonth(month: string | undefined): number | undefined {
  const text = month?.trim().toLowerCase() ?? '';
  const number = /^\d{1,2}$/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3)) + 1;
  return number >= 1 && number <= 12 ? number : undefined;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
