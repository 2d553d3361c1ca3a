import type { LegalDate } from '#domain/document/document.ts';
import { readDateParts, readIsoDate } from '../xml/legal-date.ts';

/** Hours and minutes that the zones of RFC 822 stand apart from UTC; military letters mean nothing there. */
const ZONES: Readonly<Record<string, string>> = {
  EST: '-0500',
  EDT: '-0400',
  CST: '-0600',
  CDT: '-0500',
  MST: '-0700',
  MDT: '-0600',
  PST: '-0800',
  PDT: '-0700',
};

const RFC_822 =
  /^(?:\p{L}{3,9},?\s+)?(\d{1,2})\s+(\p{L}{3,9})\.?\s+(\d{4}|\d{2})(?:\s+(\d{1,2}:\d{2})(?::\d{2})?\s*([+-]\d{4}|\p{L}{1,5})?)?/u;

/** The day, in UTC, of an instant as Atom (RFC 3339) or RSS (RFC 822) writes it; undefined where it is none. */
export function readFeedDate(text: string): LegalDate | undefined {
  const trimmed = text.trim();
  if (/^\d{4}-\d{2}-\d{2}T/u.test(trimmed)) {
    const instant = new Date(trimmed);
    return Number.isNaN(instant.getTime()) ? undefined : dayOf(instant);
  }
  const written = RFC_822.exec(trimmed);
  if (!written) return readIsoDate(trimmed);
  const [, day, month, year = '', time, zone = ''] = written;
  const date = readDateParts(year.length === 2 ? `20${year}` : year, month, day);
  if (date === undefined || date.length < 10 || time === undefined) return date;
  const offset = /^[+-]/u.test(zone) ? zone : (ZONES[zone.toUpperCase()] ?? '+0000');
  const instant = new Date(`${date}T${time.padStart(5, '0')}:00${offset.slice(0, 3)}:${offset.slice(3)}`);
  return Number.isNaN(instant.getTime()) ? date : dayOf(instant);
}

function dayOf(instant: Date): LegalDate {
  return instant.toISOString().slice(0, 10);
}
