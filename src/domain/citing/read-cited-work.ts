import {
  CITED_KINDS,
  CITED_LISTS,
  CITED_NUMBERS,
  CITED_TEXTS,
  type CitedKind,
  type CitedWork,
} from '../bibliography/cited-work.ts';

const ALL: ReadonlySet<string> = new Set([...CITED_TEXTS, ...CITED_LISTS, ...CITED_NUMBERS]);
/** What says the kind once more. */
const BESIDE: ReadonlySet<string> = new Set(['type']);
/** What others call a kind. */
const ALSO: Readonly<Record<string, CitedKind>> = {
  statute: 'act',
  website: 'web',
  newspaper: 'news',
};

/** Longer texts, and more of them, are no part of a citation. */
const LONGEST = 2000;
const MOST = 100;
/** So much of what is refused is said again. */
const SAID = 60;
/** What a terminal or a word processor acts on instead of showing it: they would print something else than stands there. */
const ACTS = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
/** Books have been cited by their year since there are such, and are announced a few years ahead. */
const YEARS: readonly [number, number] = [1000, 2199];
const EDITIONS: readonly [number, number] = [1, 999];
const DAY = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/u;

/** Also refuses what nobody cites: endless texts, signs that act instead of being shown, absurd years. Throws an `Error` in words that name the field, what stands there and what is allowed. */
export function readCitedWork({ kind, record }: { readonly kind?: unknown; readonly record?: unknown }): CitedWork {
  const known = typeof kind === 'string' ? (ALSO[kind] ?? CITED_KINDS.find((one) => one === kind)) : undefined;
  if (known === undefined)
    throw new Error(`kind: ${say(kind)} is no kind of work; allowed are ${CITED_KINDS.join(', ')}`);
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    throw new Error('record: expected the fields of a work, { "title": … }');
  const fields = Object.entries(record as Record<string, unknown>).filter(
    ([name, value]) => value !== null && !BESIDE.has(name),
  );
  return { kind: known, ...Object.fromEntries(fields.map(([name, value]) => [name, readField(name, value)])) };
}

function readField(name: string, value: unknown): unknown {
  if (!ALL.has(name)) throw new Error(`record.${shorten(name)} is not known; allowed are ${[...ALL].join(', ')}`);
  const refuse = (expected: string) => new Error(`record.${name}: expected ${expected}, not ${say(value)}`);
  if (CITED_LISTS.some((one) => one === name)) {
    const list = Array.isArray(value) ? (value as unknown[]) : [value];
    if (!list.every((one) => typeof one === 'string')) throw refuse('a text or a list of texts');
    if (list.length > MOST)
      throw new Error(`record.${name}: ${list.length} texts are too many; the most allowed is ${MOST}`);
    return list.map((one) => readText(name, one));
  }
  if (CITED_NUMBERS.some((one) => one === name)) {
    const number = Number(value);
    const [least, most] = name === 'year' ? YEARS : EDITIONS;
    if (!Number.isInteger(number)) throw refuse('a whole number');
    if (number < least || number > most) throw refuse(`a number from ${least} to ${most}`);
    return number;
  }
  if (name === 'note' && value === true) return 'note';
  if (typeof value !== 'string' && typeof value !== 'number') throw refuse('a text');
  const text = readText(name, String(value));
  if ((name === 'date' || name === 'commenced') && !isDay(text)) throw refuse('a day as yyyy, yyyy-mm or yyyy-mm-dd');
  return text;
}

function readText(name: string, text: string): string {
  if (text.length > LONGEST) {
    const length = text.length.toLocaleString('en');
    throw new Error(
      `record.${name}: ${length} characters are too many; the most allowed is ${LONGEST.toLocaleString('en')}`,
    );
  }
  const acting = ACTS.exec(text);
  if (!acting) return text;
  const code = acting[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  throw new Error(`record.${name}: the character U+${code} at ${acting.index + 1} shows nothing; take it out`);
}

function isDay(text: string): boolean {
  const [, year, month = '01', day = '01'] = DAY.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

/** What stands there, as far as it helps to find it, and without anything that would act. */
function say(value: unknown): string {
  return shorten(JSON.stringify(value) ?? String(value));
}

/** The beginning of what somebody typed, to say it again where it is refused. */
export function shorten(words: string): string {
  const shown = words.replaceAll(new RegExp(ACTS, 'gu'), '\uFFFD');
  return shown.length > SAID ? `${shown.slice(0, SAID)}…` : shown;
}
