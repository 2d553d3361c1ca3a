import type { Fact, FactValue } from '../facts/fact.ts';
import { readText } from '../facts/participation.ts';
import { isValidOn } from '../facts/validity.ts';
import { capitalize, nameField, withUnit, writeWords } from '../facts/write-words.ts';
import { nameCode } from '../places/known-unions.ts';
import { countLimit, isWeekend, readSpan, runsFromFiling, type Span } from './count-limit.ts';

/** A limit that ends on a day, as far as the facts and the day of filing tell. */
export interface Limit {
  /** The fact, and whether it is the longer limit that the same fact gives. */
  readonly id: string;
  readonly place: string;
  readonly fact: Fact;
  /** `Germany: phase 1 ends`. */
  readonly title: string;
  /** `1 month`. */
  readonly length: string;
  readonly day: string;
  /** How it was reckoned, and what nobody could reckon. */
  readonly notes: readonly string[];
}

/** A limit of which no day can be said, and why. */
export interface OpenLimit {
  readonly place: string;
  readonly fact: Fact | null;
  readonly words: string;
}

export interface Limits {
  readonly limits: readonly Limit[];
  readonly open: readonly OpenLimit[];
}

const TOPIC = 'merger control';
/** What tells limits of one phase apart; it stands in their names. */
const KINDS = ['procedure', 'for'] as const;
/** What stands in a name or in a note of its own. */
const SAID: ReadonlySet<string> = new Set(['phase', 'extended', 'if', 'is', 'knownFrom', ...KINDS]);

/**
 * When the limits of some places end that begin with a filing on a day, by facts of law that hold on that day, the first
 * first. What does not run from the filing, or not in days that can be counted, has no day and a sentence instead.
 */
export function listLimits(facts: readonly Fact[], places: readonly string[], filed: string): Limits {
  const limits: Limit[] = [];
  const open: OpenLimit[] = [];
  for (const place of places) {
    const own = facts.filter(({ subject }) => subject.place === place);
    const said = own.filter(({ kind, topic }) => kind === 'time-limit' && topic === TOPIC);
    const held = said.filter((fact) => isValidOn(fact, filed) !== false);
    if (held.length === 0) {
      const none =
        said.length === 0 ? 'No time limit of this place was read' : 'No time limit that was read held on this day';
      open.push({ place, fact: null, words: `${nameCode(place)}: ${none}. Read the text.` });
    }
    const closed = listClosed(own);
    for (const fact of held) {
      const why = explainOpen(fact, filed);
      if (why !== undefined) open.push({ place, fact, words: `${nameOf(fact)} (${lengthOf(fact)}): ${why}` });
      else limits.push(...reckon(fact, filed, closed));
    }
  }
  return { limits: limits.toSorted((one, other) => one.day.localeCompare(other.day)), open };
}

/** Days on which nothing runs, where facts of the place say them. */
function listClosed(own: readonly Fact[]): ReadonlySet<string> {
  const days = own.filter(({ kind }) => kind === 'holiday').flatMap(({ validFrom }) => validFrom ?? []);
  return new Set(days.filter((day) => day.length === 10));
}

function explainOpen(fact: Fact, filed: string): string | undefined {
  const { value, unit, qualifiers } = fact;
  if (isValidOn(fact, filed) === 'unknown') return 'whether it held on this day was not read.';
  const phase = qualifiers['phase'];
  const isLater = phase !== undefined && phase !== 1 && !writeWords(phase).startsWith('1');
  if (isLater && !runsFromFiling(unit))
    return 'it does not run from the filing but from a later step; no day can be said.';
  if (!readSpan(value, unit)) return 'what was read does not say a number of days, weeks or months from the filing.';
  return undefined;
}

function reckon(fact: Fact, filed: string, closed: ReadonlySet<string>): Limit[] {
  const { id, subject, unit, value, qualifiers } = fact;
  const place = subject.place ?? '';
  const longer = qualifiers['extended'];
  const limit = (span: Span, isLonger: boolean): Limit => {
    const day = countLimit(filed, span, closed);
    const only = readText(qualifiers, 'if');
    return {
      id: isLonger ? `${id}.extended` : id,
      place,
      fact,
      title: `${nameOf(fact)} ends${isLonger ? ` if extended${only === undefined ? '' : ` (${only})`}` : ''}`,
      length: sayLength(span, unit),
      day,
      notes: [
        ...sayReckoning(span, day, closed.size > 0),
        ...(isLonger ? [] : sayExtended(longer, unit)),
        ...sayOthers(qualifiers),
      ],
    };
  };
  const spans = [readSpan(value, unit), readSpan(longer, unit)];
  return spans.flatMap((span, at) => (span ? [limit(span, at === 1)] : []));
}

function sayReckoning({ unit }: Span, day: string, hasHolidays: boolean): string[] {
  const holidays = hasHolidays
    ? 'Saturdays, Sundays and the closed days that the library knows are not counted; there may be others.'
    : 'Saturdays and Sundays are not counted. Public holidays are not known here and were counted: the limit may end later.';
  return [
    'Reckoned from the day after the filing, which is taken to be complete; whether the law counts so was not read.',
    unit === 'working days' ? holidays : sayLastDay(day),
  ];
}

/** Of a limit whose days all count. */
function sayLastDay(day: string): string {
  return isWeekend(day)
    ? 'It ends on a weekend: whether it moves to the next working day was not read.'
    : 'Whether it ends on a public holiday is not known here.';
}

function sayExtended(longer: FactValue | undefined, unit: string | undefined): string[] {
  return longer === undefined || longer === null || readSpan(longer, unit)
    ? []
    : [`It may become longer: ${writeWords(longer)}.`];
}

function sayOthers(qualifiers: Fact['qualifiers']): string[] {
  return Object.entries(qualifiers)
    .filter(([key, value]) => !SAID.has(key) && value !== null)
    .map(([key, value]) => `${capitalize(nameField(key))}: ${writeWords(value)}.`);
}

/** `Germany: phase 1`, with what it is limited to. */
function nameOf(fact: Fact): string {
  const { subject, qualifiers } = fact;
  const phase = qualifiers['phase'];
  const rest = KINDS.flatMap((kind) => readText(qualifiers, kind) ?? []);
  const name = phase === undefined ? 'time limit' : `phase ${writeWords(phase)}`;
  return `${nameCode(subject.place ?? '')}: ${name}${rest.length === 0 ? '' : ` (${rest.join('; ')})`}`;
}

function lengthOf({ value = null, unit }: Fact): string {
  const words = writeWords(value);
  return typeof value === 'number' && unit !== undefined ? withUnit(words, value, unit) : words;
}

function sayLength({ number }: Span, unit: string | undefined): string {
  return capitalize(withUnit(String(number), number, unit ?? ''));
}
