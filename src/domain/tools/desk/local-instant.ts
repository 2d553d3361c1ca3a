import { formatDate } from '#domain/document/format-date.ts';

/** The day of an instant where the reader is, `YYYY-MM-DD`. */
export function dayOf(instant: string): string {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The time of an instant where the reader is: `14:03`. */
export function timeOf(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** An instant where the reader is: `05 Mar 2026, 14:03`. */
export function formatInstant(instant: string): string {
  return `${formatDate(dayOf(instant))}, ${timeOf(instant)}`;
}
