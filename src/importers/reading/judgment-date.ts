import type { LegalDate } from '#domain/document/document.ts';
import { findWrittenDate, parseLegalDate } from './legal-date.ts';

/** What happens to a judgment on a day, in the order in which its legal date is taken from there (OP-194). */
export const JUDGMENT_EVENTS = ['decision', 'judgment', 'delivered', 'promulgated', 'handed down', 'filed'] as const;

type JudgmentEvent = (typeof JUDGMENT_EVENTS)[number];

/** How these are printed. */
const PRINTED: Readonly<Record<JudgmentEvent, string>> = {
  decision: 'decisions?|decided|determination|determined',
  judgment: 'judge?ments?',
  delivered: 'delivered',
  promulgated: 'promulgated',
  'handed down': 'hand(?:ed|ing)?[ -]down',
  filed: 'filed',
};
/** What else has a day in the head of a judgment, and is not the judgment. */
const OTHER =
  're-?argued|argued|argument|heard|hearings?|sitting|submitted|submissions|consolidated|considered|comments?';
const KNOWN = new RegExp(
  String.raw`\b(?:${JUDGMENT_EVENTS.map((event, at) => `(?<e${at}>${PRINTED[event]})`).join('|')}|${OTHER})\b`,
  'giu',
);
/** A line that says when; in a longer one it is another decision that was dated. */
const SAYS_WHEN = new RegExp(
  String.raw`^(?:dated?|${Object.values(PRINTED).join('|')}|${OTHER})\b|^\w+day,? \d|^.{0,60}\bfiled \p{Lu}\p{Ll}+ \d`,
  'iu',
);
const LONGEST_LINE = 120;
/** Says that the day follows, maybe behind the judge: `JUDGMENT DELIVERED BY`, the judge, `ON`, the day. */
const DAY_FOLLOWS = /\b(?:dated?|given|delivered|down|filed)\b/iu;
/** What stands above the day on which a decision was made known, and maybe the day of the hearing beside it. */
const PROMULGATED = /^(?:decision|determination)\b.{0,40}\bpromulgated\b/iu;
const DAY_ALONE = /^\d{1,2} \p{L}+ \d{4}$/u;
/** Lines of a head in which a day is looked for, and lines below a label in which it may stand. */
const HEAD_LINES = 60;
const LINES_BELOW = 4;

interface SaidDay {
  /** Place of its event in the order; behind all of them where none is named. */
  readonly rank: number;
  readonly date: LegalDate;
}

/** The day of a judgment as its head prints it, by the event that is named; never that of a hearing. */
export function findJudgmentDate(lines: readonly string[]): LegalDate | undefined {
  const head = lines.slice(0, HEAD_LINES);
  const said = head.flatMap((line, at) => {
    if (PROMULGATED.test(line)) return listPromulgated(head.slice(at + 1, at + 1 + LINES_BELOW));
    if (line.length > LONGEST_LINE || !SAYS_WHEN.test(line)) return [];
    const own = listSaidDays(line);
    return own.length > 0 || !DAY_FOLLOWS.test(line) ? own : listSaidDays(joinBelow(head, at)).slice(0, 1);
  });
  return pickFirst(said);
}

/** The same in a text that says several: `Argued 3 May 1999. Decided 4 June 2000`; a day without an event counts last. */
export function findSaidDay(text: string): LegalDate | undefined {
  return pickFirst(listSaidDays(text));
}

function pickFirst(said: readonly SaidDay[]): LegalDate | undefined {
  return said.toSorted((one, other) => one.rank - other.rank)[0]?.date;
}

function listPromulgated(below: readonly string[]): SaidDay[] {
  const date = findWrittenDate(below.find((line) => DAY_ALONE.test(line)) ?? '');
  return date === undefined ? [] : [{ rank: JUDGMENT_EVENTS.indexOf('promulgated'), date }];
}

/** A label with the lines below it, to the next that is the label of another day. */
function joinBelow(lines: readonly string[], at: number): string {
  const below = lines.slice(at + 1, at + LINES_BELOW);
  const end = below.findIndex((line) => SAYS_WHEN.test(line) && line.search(KNOWN) === 0);
  return [lines[at], ...(end < 0 ? below : below.slice(0, end))].join(' ');
}

/** Each day with the event that is named last before it. */
function listSaidDays(text: string): SaidDay[] {
  const named = [...text.matchAll(KNOWN)].map(({ index, groups }) => ({
    index,
    rank: JUDGMENT_EVENTS.findIndex((_, event) => groups?.[`e${event}`] !== undefined),
  }));
  const parts = [{ index: 0, rank: JUDGMENT_EVENTS.length }, ...named];
  return parts.flatMap(({ index, rank }, at) => {
    const date = rank < 0 ? undefined : readPrintedDay(text.slice(index, parts[at + 1]?.index));
    return date === undefined ? [] : [{ rank, date }];
  });
}

/** `5 May 2024`, `2024-05-05`, `05/05/2024`. */
function readPrintedDay(text: string): LegalDate | undefined {
  const written = findWrittenDate(text);
  if (written !== undefined) return written;
  const [, year, month, day] = /\b(\d{4})[/-](\d{2})[/-](\d{2})\b/u.exec(text) ?? [];
  if (year !== undefined) return parseLegalDate(`${year}-${month}-${day}`);
  const [, first, second, last] = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/u.exec(text) ?? [];
  if (last === undefined) return undefined;
  return parseLegalDate(`${last}-${second?.padStart(2, '0')}-${first?.padStart(2, '0')}`);
}
