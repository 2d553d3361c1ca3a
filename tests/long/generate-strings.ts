import { printQuery } from '#domain/query/print-query.ts';
import { generateQuery, type Random } from '#tests/support/generate-queries.ts';

const OPERATORS =
  'AND OR NOT NEAR NEAR0 NEAR1 NEAR5 NEAR999 NEAR99999999999999999999 near and & && | || ! /s /p /n /0 w/5 w/ +3 + - ( ) (( )) ' +
  '" “ ” „ « » \' ’ * ? ** ?? *a a* ?a a?b = =award ==x ! word! [ ] { } ~ ^ : ; , . \\ % _ < > $ # @ \u0000 \u00ad \u200d';
const WORDS =
  'award awards seat party of the claim Müller 12 arbitral Straße œuvre 仲裁 арбитраж مادة ไทย 한국 ARB/12/5 R&D a';
const PIECES = [...OPERATORS.split(' '), ...WORDS.split(' ')];
const SEPARATORS = ['', ' ', ' ', ' ', '  ', '\t', '\n', '\u00a0', '\u3000'];
/** Names that plain objects carry, in case one is used as a table. */
export const INNATE_NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];

/** A whole number from `least` to `most`. */
export function count(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

export function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** One of these, now and then a name that plain objects carry. */
export function pickOrInnate<T>(random: Random, values: readonly T[]): T | string {
  return random() < 0.94 ? pick(random, values) : pick(random, INNATE_NAMES);
}

/** A text that somebody might send as a query, with or without intent. */
export function generateText(random: Random): string {
  const kind = random();
  if (kind < 0.25) return printQuery(generateQuery(random));
  if (kind < 0.6) return generateSoup(random, count(random, 1, 12));
  if (kind < 0.75) return generateCharacters(random, count(random, 0, 40));
  if (kind < 0.85) return `${printQuery(generateQuery(random))}${generateSoup(random, count(random, 1, 3))}`;
  if (kind < 0.93) return damage(random, printQuery(generateQuery(random)));
  if (kind < 0.96) return pick(random, INNATE_NAMES);
  return generateRepetition(random);
}

/** Operators, signs and words in no order. */
function generateSoup(random: Random, pieces: number): string {
  let text = '';
  for (let index = 0; index < pieces; index += 1) text += pick(random, PIECES) + pick(random, SEPARATORS);
  return text;
}

/** Any characters: control characters, marks, lone halves of pairs, other scripts, emoji. */
export function generateCharacters(random: Random, length: number): string {
  const ranges = [
    [0x00, 0x1f],
    [0x20, 0x7e],
    [0x20, 0x7e],
    [0x80, 0x24f],
    [0x300, 0x36f],
    [0x590, 0x6ff],
    [0xe00, 0xe7f],
    [0x2000, 0x206f],
    [0x3040, 0x30ff],
    [0x4e00, 0x9fff],
    [0xd800, 0xdfff],
    [0xfe00, 0xffff],
    [0x1f300, 0x1faff],
    [0x00, 0x10ffff],
  ] as const;
  let text = '';
  for (let index = 0; index < length; index += 1) {
    const [least, most] = pick(random, ranges);
    text += String.fromCodePoint(count(random, least, most));
  }
  return text;
}

/** One thing very many times, closed or left open. */
function generateRepetition(random: Random): string {
  const piece = pick(random, [
    '(',
    ')',
    '"',
    'a OR ',
    'award AND ',
    'seat NEAR5 ',
    'NOT ',
    '*',
    'x',
    '((a) OR ',
    '仲',
    'e\u0301',
  ]);
  const times = pick(random, [10, 100, 1_000, 10_000]);
  return `${piece.repeat(times)}${random() < 0.5 ? 'award' : ''}${piece.startsWith('(') && random() < 0.5 ? ')'.repeat(times) : ''}`;
}

/** A readable query with a character taken out, put in or doubled. */
function damage(random: Random, query: string): string {
  const at = count(random, 0, query.length);
  const kind = random();
  if (kind < 0.4) return query.slice(0, at) + query.slice(at + 1);
  if (kind < 0.7) return query.slice(0, at) + pick(random, ['(', ')', '"', '*', '?', '=', ' ']) + query.slice(at);
  return query.slice(0, at) + query.slice(Math.max(0, at - 3));
}
