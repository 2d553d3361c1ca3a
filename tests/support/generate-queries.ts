import { QUERY_FIELDS, RECORD_FIELDS } from '#domain/query/query-field.ts';
import type { FieldText } from '#domain/query/record-places.ts';
import type { QueryNode, TermNode } from '#domain/query/query-tree.ts';

/** Numbers from 0 to below 1. */
export type Random = () => number;

const WORDS = [
  'award',
  'awards',
  'seat',
  'seats',
  'party',
  'parties',
  'of',
  'the',
  'claim',
  'Müller',
  '12',
  'arbitral',
  'claimed',
  'party’s',
];
const TITLE_WORDS = WORDS.slice(0, 8);
const FILLERS = ['x', 'and', 'Paris'];
const SEPARATORS = [' ', ' ', ' ', ', ', '-', '\n\n', ' (', ') ', ' — '];
const QUERY_WORDS = [
  'award',
  'awards',
  'seat',
  'party',
  'parties',
  'of',
  'the',
  'claim',
  'claims',
  'claiming',
  'muller',
  '12',
  'arbitral',
];
const PATTERNS = ['aw*', '*rd*', 's?at', '*at', 'pa*s', 'cl?im*', 'm*ller', '*12'];
const DISTANCES = [1, 1, 2, 2, 3, 5, 10, 30, 100];
const PLACE = { at: 0, length: 0 };

/** The same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A query tree over a small vocabulary (places are 0; `printQuery` gives its text). NOT stands only where it may. */
export function generateQuery(random: Random): QueryNode {
  return generateNode(random, 3, true, true);
}

/** A short document over the same vocabulary, in which most generated words occur several times. */
export function generateDocument(random: Random): { readonly title: string; readonly text: string } {
  return {
    title: generateText(random, TITLE_WORDS, count(random, 0, 5)),
    text: generateText(random, WORDS, count(random, 2, 36)),
  };
}

/** What a record says in one or two fields and in none, over the same vocabulary. */
export function generateRecord(random: Random): readonly FieldText[] {
  const create = () => generateText(random, WORDS, count(random, 0, 6));
  const fields = generateSome(random, () => pick(random, [...RECORD_FIELDS]));
  return [{ text: create() }, ...fields.map((field) => ({ text: create(), field }))];
}

/** `mayName`: in no field search yet. */
function generateNode(random: Random, depth: number, mayExclude: boolean, mayName: boolean): QueryNode {
  if (mayName && mayExclude && random() < 0.15) {
    const child = generateNode(random, depth - 1, true, false);
    return { kind: 'field', field: pick(random, random() < 0.5 ? ['title', 'text'] : QUERY_FIELDS), child, ...PLACE };
  }
  const chance = random();
  if (depth <= 0 || chance < 0.3) return generateLeaf(random);
  const next = (exclude: boolean): QueryNode =>
    generateNode(random, depth - 1, exclude && mayExclude, exclude && mayName);
  if (chance < 0.6)
    return { kind: 'near', distance: pick(random, DISTANCES), left: next(false), right: next(false), ...PLACE };
  if (chance < 0.72) return { kind: 'and', children: generateSome(random, () => next(true)), ...PLACE };
  if (chance < 0.88 || !mayExclude) return { kind: 'or', children: generateSome(random, () => next(true)), ...PLACE };
  return { kind: 'not', keep: next(true), exclude: next(true), ...PLACE };
}

function generateLeaf(random: Random): QueryNode {
  if (random() < 0.7) return generateTerm(random);
  return { kind: 'phrase', terms: generateSome(random, () => generateTerm(random)), ...PLACE };
}

function generateTerm(random: Random): TermNode {
  if (random() < 0.2) return { kind: 'wildcard', pattern: pick(random, PATTERNS), ...PLACE };
  return { kind: 'word', word: pick(random, QUERY_WORDS), exact: random() < 0.15, ...PLACE };
}

function generateText(random: Random, words: readonly string[], length: number): string {
  // Few different words in one text make repeated and overlapping matches likely.
  const vocabulary = Array.from({ length: count(random, 3, 8) }, () => pick(random, words));
  let text = '';
  for (let index = 0; index < length; index++) {
    text += pick(random, random() < 0.85 ? vocabulary : FILLERS) + pick(random, SEPARATORS);
  }
  return text;
}

function generateSome<Value>(random: Random, generate: () => Value): Value[] {
  return Array.from({ length: count(random, 2, 3) }, generate);
}

function count(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}
