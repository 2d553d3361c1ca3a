import { parseWireDate } from '#domain/search/period.ts';

/**
 * A date in an address: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, or `dd-mm-yyyy` as calls send it, which becomes the
 * former. Undefined for a date that does not exist; '' stays open.
 */
export function readAddressDate(value: string): string | undefined {
  if (value === '') return '';
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value) ?? [];
  if (year === undefined) return parseWireDate(value);
  if (month === undefined) return value;
  return parseWireDate(`${day ?? '01'}-${month}-${year}`) === undefined ? undefined : value;
}
