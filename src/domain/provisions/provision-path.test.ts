import { describe, expect, it } from 'vitest';
import { INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { createRandom, type Random } from '#tests/support/generate-queries.ts';
import type { KnownInstrument } from './known-instrument.ts';
import { KnownInstruments } from './known-instruments.ts';
import { labelProvision } from './provision-label.ts';
import { formatProvisionPath, isWithin, listParents, parseProvisionPath } from './provision-path.ts';
import { provisionSortKey } from './provision-sort-key.ts';
import { readProvisions } from './read-provision.ts';
import { writeRoman } from '#domain/words/roman-numeral.ts';

const known = new KnownInstruments(INSTRUMENTS);

function path(text: string) {
  return parseProvisionPath(text) ?? { instrument: 'none', steps: [] };
}

function sortPaths(texts: readonly string[], manner: KnownInstrument['manner'] = { unit: 'article' }): string[] {
  const keys = new Map(texts.map((text) => [text, provisionSortKey(path(text), manner)]));
  return texts.toSorted((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1));
}

describe('a provision path', () => {
  it('is written and read in its canonical form (OP-122)', () => {
    expect(parseProvisionPath('nyc/V/1/b')).toEqual({ instrument: 'nyc', steps: ['V', '1', 'b'] });
    expect(formatProvisionPath({ instrument: 'nyc', steps: ['V', '1', 'b'] })).toBe('nyc/V/1/b');
    expect(parseProvisionPath('nyc')).toEqual({ instrument: 'nyc', steps: [] });
  });

  it.each(['', '/', 'nyc/', 'nyc//b', 'NYC/V', 'nyc/../x', 'nyc/V(1)', `nyc/${'1/'.repeat(20)}1`])(
    'is not made of "%s"',
    (text) => expect(parseProvisionPath(text)).toBeUndefined(),
  );

  it('lists what it stands in, the nearest first', () => {
    expect(listParents(path('nyc/V/1/b')).map(formatProvisionPath)).toEqual(['nyc/V/1', 'nyc/V', 'nyc']);
    expect(listParents(path('nyc'))).toEqual([]);
  });

  it('is within itself, what it stands in and its instrument, and within nothing else', () => {
    for (const ancestor of ['nyc/V/1/b', 'nyc/V/1', 'nyc/V', 'nyc'])
      expect(isWithin(path('nyc/V/1/b'), path(ancestor))).toBe(true);
    for (const other of ['nyc/VI', 'nyc/V/1/b/i', 'nyc/V/2', 'cisg/V', 'nyc/I'])
      expect(isWithin(path('nyc/V/1/b'), path(other))).toBe(false);
    expect(isWithin(path('epc/105a'), path('epc/105'))).toBe(false);
  });
});

describe('provisionSortKey', () => {
  it('sorts Roman numerals and letters as numbers', () => {
    const roman = [
      'nyc/I',
      'nyc/II',
      'nyc/IV',
      'nyc/V',
      'nyc/V/1',
      'nyc/V/1/a',
      'nyc/V/1/b',
      'nyc/V/2',
      'nyc/IX',
      'nyc/X',
    ];
    expect(sortPaths(roman.toReversed(), { unit: 'article', roman: true })).toEqual(roman);
    const items = ['x/7/1/e/i', 'x/7/1/e/ii', 'x/7/1/e/iv', 'x/7/1/e/v', 'x/7/1/e/ix', 'x/7/1/e/x'];
    expect(sortPaths(items.toReversed())).toEqual(items);
    const rules = ['p/11/1/i', 'p/11/1/ii', 'p/11/1/iii', 'p/11/1/iv', 'p/11/1/v', 'p/11/1/ix'];
    expect(sortPaths(rules.toReversed(), { unit: 'article', romanItems: true })).toEqual(rules);
    const letters = ['x/5/h', 'x/5/i', 'x/5/j', 'x/5/v', 'x/5/w', 'x/5/x'];
    expect(sortPaths(letters.toReversed())).toEqual(letters);
  });

  it('puts what was inserted later behind the number, and numbers by their value', () => {
    const inserted = [
      'x/2',
      'x/4',
      'x/4/1',
      'x/4bis',
      'x/4ter',
      'x/4quater',
      'x/4a',
      'x/4aa',
      'x/4b',
      'x/10',
      'x/104-3',
      'x/105',
    ];
    expect(sortPaths(inserted.toReversed())).toEqual(inserted);
    const items = ['x/1/a', 'x/1/aa', 'x/1/ab', 'x/1/b', 'x/1/z'];
    expect(sortPaths(items.toReversed())).toEqual(items);
  });

  it('puts the preamble and recitals first and annexes last', () => {
    const order = [
      'x/preamble',
      'x/recital-2',
      'x/recital-10',
      'x/chapter-IV',
      'x/9',
      'x/annex-I',
      'x/annex-II',
      'x/annex-II/3',
      'x/annex-IX',
    ];
    expect(sortPaths(order.toReversed())).toEqual(order);
  });

  it('is a total order over generated paths: no two have one key, and a provision comes before what stands in it', () => {
    const random = createRandom(11);
    for (const instrument of INSTRUMENTS) {
      const paths = Array.from({ length: 60 }, () =>
        formatProvisionPath({ instrument: instrument.id, steps: generateSteps(random, instrument) }),
      );
      const distinct = [...new Set(paths)];
      const keys = distinct.map((text) => provisionSortKey(path(text), instrument.manner));
      expect(new Set(keys).size).toBe(distinct.length);
      for (const [index, text] of distinct.entries()) {
        for (const parent of listParents(path(text)))
          expect(provisionSortKey(parent, instrument.manner) < (keys[index] ?? '')).toBe(true);
      }
    }
  });
});

describe('labelProvision', () => {
  it.each([
    ['nyc/V/1/b', 'Article V(1)(b)'],
    ['uk-arbitration-act-1996/103/2/c', 'Section 103(2)(c)'],
    ['de-zpo/1059/2/1/a', '§ 1059(2)(1)(a)'],
    ['siac-rules-2025/4/2', 'Rule 4.2'],
    ['lcia-rules-2020/22/1/viii', 'Article 22.1(viii)'],
    ['unidroit-principles/6/2/2', 'Article 6.2.2'],
    ['nl-civil-code/6/100', 'Article 6:100'],
    ['fr-commercial-code/L420-1', 'Article L. 420-1'],
    ['paris/4/F', 'Article 4F'],
    ['paris/6quinquies/B', 'Article 6quinquies B'],
    ['paris/6bis', 'Article 6bis'],
    ['gdpr/recital-12', 'Recital 12'],
    ['gdpr/6/1/subparagraph-1/f', 'Article 6(1), subparagraph 1, point (f)'],
    ['gdpr/chapter-IV/section-2', 'Chapter IV, Section 2'],
    ['eu-plant-variety-regulation/annex-II/3/b', 'Annex II, point 3(b)'],
    ['uk-arbitration-act-1996/schedule-1/7/2', 'Schedule 1, paragraph 7(2)'],
    ['sg-international-arbitration-act-1994/schedule-1/article-34/2', 'Schedule 1, Article 34(2)'],
    ['nyc/preamble', 'Preamble'],
    ['nyc', ''],
  ])('prints %s as "%s"', (text, label) => {
    const { instrument, steps } = path(text);
    expect(labelProvision(steps, known.find(instrument) ?? INSTRUMENTS[0]!)).toBe(label);
  });

  it('is read again as the same path, for generated paths of every instrument', () => {
    const random = createRandom(7);
    for (const instrument of INSTRUMENTS) {
      for (let count = 0; count < 60; count += 1) {
        const steps = generateSteps(random, instrument);
        const label = labelProvision(steps, instrument);
        const readings = readProvisions(label, known, { ownInstrument: instrument.id });
        expect({ label, readings }).toEqual({
          label,
          readings: [{ kind: 'provision', instrument: instrument.id, path: steps }],
        });
      }
    }
  });
});

/** Steps as the instrument numbers its provisions: main parts, divisions, recitals and annexes, with parts below. */
function generateSteps(random: Random, { manner }: KnownInstrument): string[] {
  const number = (most: number): number => 1 + Math.floor(random() * most);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const ending = (): string => pick(['', '', '', manner.capitals === true ? 'B' : 'b', 'bis']);
  const items = (): string[] =>
    pick([
      [],
      [],
      ['1'],
      [manner.capitals === true ? '3A' : '3a'],
      ['2', 'c'],
      ['1', 'e', 'iv'],
      ['4', 'i'],
      ['12', 'aa'],
    ]);
  const romanOf = (division: 'chapter' | 'annex' | 'part'): string =>
    manner.romanDivisions?.includes(division) === true ? (writeRoman(number(20)) ?? 'I') : String(number(20));
  const chance = random();
  if (chance < 0.05) return ['preamble', ...pick([[], ['3']])];
  if (chance < 0.1) return [`recital-${number(170)}`, ...pick([[], ['a']])];
  if (chance < 0.15)
    return [
      `chapter-${romanOf('chapter')}`,
      ...(manner.unit === 'section' ? [] : pick([[], [`section-${number(5)}`]])),
    ];
  if (chance < 0.2) return [`part-${romanOf('part')}`];
  if (chance < 0.25)
    return [`annex-${romanOf('annex')}`, ...pick([[], ['3'], ['3', 'b'], ['b', 'ii'], [`article-${number(40)}`, '2']])];
  if (chance < 0.3)
    return [
      pick(['schedule', 'schedule-1', 'appendix-II', 'protocol-1']),
      ...pick([[], ['7', '2'], ['article-4', '2', 'a']]),
    ];
  const main =
    manner.roman === true
      ? `${writeRoman(number(40)) ?? 'I'}${pick(['', '', 'bis'])}`
      : `${number(400)}${manner.lettered === true ? pick(['', 'bis']) : ending()}`;
  const hyphened = manner.hyphens === true && random() < 0.3 ? `${number(400)}-${number(30)}` : undefined;
  const lettered = manner.lettered === true && random() < 0.4 ? [pick(['A', 'F', 'B'])] : [];
  const inner = random() < 0.15 ? [pick(['subparagraph-2', 'sentence-1', 'indent-3']), ...pick([[], ['f']])] : [];
  return [hyphened ?? main, ...lettered, ...items(), ...inner];
}
