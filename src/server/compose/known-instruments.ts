import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { KnownInstrument } from '#domain/provisions/known-instrument.ts';
import { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { PRODUCT } from './product.ts';

/** In the order in which instruments of one name are named. */
const FILES = [
  'treaties',
  'european-union',
  'arbitration-rules',
  'commonwealth',
  'united-states',
  'german-law',
  'european-laws',
  'other-civil-laws',
];

const DIVISIONS = 'book part title order chapter division protocol annex schedule appendix'.split(' ');
const yes = z.optional(z.literal(true));
const text = z.string().check(z.minLength(1));
const number = z.optional(z.int().check(z.positive()));

const instrument = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)),
  name: text,
  aliases: z._default(z.array(text), []),
  manner: z.strictObject({
    unit: z.enum(['article', 'section', 'rule', 'regulation', 'paragraph']),
    word: z.optional(text),
    roman: yes,
    romanDivisions: z.optional(z.array(z.enum(DIVISIONS))),
    joints: z.optional(z.array(z.enum(['.', ':']))),
    capitals: yes,
    keepsCase: yes,
    romanItems: yes,
    hyphens: yes,
    lettered: yes,
    orders: yes,
  }),
  year: number,
  last: number,
  rulesIn: z.optional(text),
});

/** The instruments of a file of `content/instruments`, one a line. Throws with the name of the file, the line and the field. */
export function readInstruments(name: string, source: string): readonly KnownInstrument[] {
  return source.split('\n').flatMap((line, index) => {
    if (line === '') return [];
    const read = instrument.safeParse(JSON.parse(line));
    if (read.success) return [read.data as KnownInstrument];
    const [issue] = read.error.issues;
    throw new Error(`${name}.jsonl, line ${index + 1}, ${issue?.path.join('.')}: ${issue?.message}`);
  });
}

/** The instruments that every library knows: one more is one line in one of the files. */
export const INSTRUMENTS: readonly KnownInstrument[] = FILES.flatMap((name) =>
  readInstruments(name, readFileSync(join(PRODUCT.root, `content/instruments/${name}.jsonl`), 'utf8')),
);

/** The same by their names, built once. */
export const KNOWN_INSTRUMENTS = new KnownInstruments(INSTRUMENTS);
