import { describe, expect, it } from 'vitest';
import { INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { readProvisions } from '#domain/provisions/read-provision.ts';
import { ReferenceCursor } from '#domain/provisions/reference-cursor.ts';
import { listReferenceTokens } from '#domain/provisions/reference-tokens.ts';
import { splitReference } from '#domain/provisions/split-reference.ts';

const known = new KnownInstruments(INSTRUMENTS);

/** Pieces that lead far into the reader before they end otherwise. */
const PIECES = [
  'Article 5',
  'art. ',
  '(1)',
  '(',
  ')',
  ' and ',
  ', ',
  '1',
  'V',
  'New York Convention ',
  'Regulation (EC) No ',
  'the ',
  'EPC, ',
  ' of ',
  'point (a) ',
  'para 1 ',
  '§',
  '-',
  '–',
  '.',
  ' TFEU',
  ' bis ',
  '1996 ',
  'Schedule ',
  '; ',
  '\n',
  '\uD800',
  'İ',
  '１',
  '999999999999',
];
const REPEATED = [
  ...PIECES,
  'EPC, the ',
  'Arts 1 and ',
  'Art 1, 2 ',
  'TFEU and 2, ',
  'Art. 1 TFEU and 2, 3, ',
  'A.',
  '(now ',
  'Art 5 para 1 ',
  'a',
];

/** How often a token is looked at while a reference is split. */
function countLooks(text: string): { readonly looks: number; readonly tokens: number } {
  const tokens = listReferenceTokens(text);
  let looks = 0;
  const counted = new Proxy(tokens, {
    get(target, key, receiver): unknown {
      looks += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  const range = { start: 0, end: tokens.length };
  splitReference(new ReferenceCursor(counted, range, (at) => known.findName(counted, at) !== undefined), known, 'nyc');
  return { looks, tokens: tokens.length };
}

describe('reading anything at all', () => {
  it('never throws and always answers, for 3,000 generated texts', () => {
    const random = createRandom(119);
    for (let count = 0; count < 3000; count += 1) {
      const length = 1 + Math.floor(random() * 40);
      const text = Array.from({ length }, () => PIECES[Math.floor(random() * PIECES.length)] ?? '').join('');
      const readings = readProvisions(text, known, random() < 0.5 ? { ownInstrument: 'nyc' } : {});
      expect(readings.length).toBeGreaterThan(0);
    }
  });

  it.each(REPEATED)('never throws on 10,000 characters of "%s"', (piece) => {
    const text = piece.repeat(Math.floor(10_000 / piece.length));
    expect(readProvisions(text, known, { ownInstrument: 'nyc' }).length).toBeGreaterThan(0);
  });

  it.each(REPEATED)('looks at each token of "%s" a bounded number of times, however long the text is', (piece) => {
    const short = countLooks(piece.repeat(Math.floor(5000 / piece.length)));
    const long = countLooks(piece.repeat(Math.floor(10_000 / piece.length)));
    expect(long.looks).toBeLessThan(2.5 * short.looks + 1000);
  });

  it('takes a text of more than 10,000 characters for no reference', () => {
    expect(readProvisions('a'.repeat(10_001), known)[0]?.kind).toBe('unknown');
  });
});
