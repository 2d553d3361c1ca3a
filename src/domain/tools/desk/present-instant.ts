import { formatDate } from '#domain/document/format-date.ts';

/** An ISO instant as a record says it, the same for everybody: `05 Mar 2026, 14:03 UTC`. */
export function presentInstant(instant: string): string {
  return `${formatDate(instant)}, ${instant.slice(11, 16)} UTC`;
}
