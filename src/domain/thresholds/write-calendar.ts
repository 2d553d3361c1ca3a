import type { Limit } from './list-limits.ts';
import { addDays } from './count-limit.ts';

interface CalendarPlace {
  /** Who made it: name of the library. */
  readonly library: string;
  /** Instant, UTC. */
  readonly at: string;
  /** Of the day that the reader gave. */
  readonly filed: string;
}

/** Octets of a line of RFC 5545, without its end. */
const LONGEST = 75;
const CHECK =
  'Check: a limit reckoned from facts and a day that was typed in; nobody has seen the file. Read the source before you rely on it.';

/**
 * Limits as a calendar of RFC 5545, an event of a whole day each: its rule, its source, how it was reckoned, and that it
 * has to be checked. The same limit has the same UID each time, so that a calendar takes it once.
 */
export function writeCalendar(limits: readonly Limit[], { library, at, filed }: CalendarPlace): string {
  const stamp = `${at.slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Pandect//${escapeText(library)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...limits.flatMap((limit) => writeEvent(limit, stamp, filed)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function writeEvent({ id, title, length, day, fact, notes }: Limit, stamp: string, filed: string): string[] {
  const { source, readOn, readFrom, validFrom } = fact;
  const read = `read ${readOn}${readFrom === undefined ? '' : `, ${readFrom}`}`;
  const description = [
    `${length} from the filing of ${filed}${validFrom === undefined ? '' : `, as in force since ${validFrom}`}.`,
    `Source: ${[source.title, source.place, source.address].filter(Boolean).join(', ')} (${read}). Fact: ${fact.id}.`,
    ...notes,
    CHECK,
  ];
  const isWeb = source.address !== undefined && /^https?:\/\/\S+$/u.test(source.address);
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${filed}@limits.pandect`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${writeDay(day)}`,
    `DTEND;VALUE=DATE:${writeDay(addDays(day, 1))}`,
    `SUMMARY:${escapeText(`${title} (check)`)}`,
    `DESCRIPTION:${escapeText(description.join('\n'))}`,
    ...(isWeb ? [`URL:${source.address}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function writeDay(day: string): string {
  return day.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/gu, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** Lines of at most 75 octets, each that goes on begins with a space; no character is cut. */
function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  let octets = 0;
  for (const sign of line) {
    const size = countOctets(sign);
    if (octets + size > LONGEST) {
      folded.push(current);
      [current, octets] = [' ', 1];
    }
    current += sign;
    octets += size;
  }
  return [...folded, current].join('\r\n');
}

/** Of a character in UTF-8. */
function countOctets(sign: string): number {
  const point = sign.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
