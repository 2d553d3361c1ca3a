import { describe, expect, test } from 'vitest';
import { compareCaseSides, listCaseSides, readCaseName } from './case-sides.ts';

describe('The sides of a case', () => {
  test.each([
    ['Halvorsen v Aurelian', ['halvorsen'], ['aurelian']],
    ['Halvorsen v. Aurelian', ['halvorsen'], ['aurelian']],
    ['Halvorsen v.Aurelian', ['halvorsen'], ['aurelian']],
    ['HALVORSEN ENERGI V AURELIAN', ['halvorsen', 'energi'], ['aurelian']],
    ['Halvorsen vs Aurelian', ['halvorsen'], ['aurelian']],
    ['Halvorsen versus Aurelian', ['halvorsen'], ['aurelian']],
    ['Halvorsen gegen Aurelian', ['halvorsen'], ['aurelian']],
    ['Halvorsen c. Aurélian', ['halvorsen'], ['aurelian']],
    ['Halvorsen contre Aurelian', ['halvorsen'], ['aurelian']],
    ['Halvorsen and others v Aurelian & Anor', ['halvorsen'], ['aurelian']],
    ['Halvorsen et al. v Aurelian et al', ['halvorsen'], ['aurelian']],
    ['Halvorsen v Aurelian [2019] PNYC 12, at 4', ['halvorsen'], ['aurelian']],
    ['Halvorsen v Aurelian, 2019 PNYC 12', ['halvorsen'], ['aurelian']],
  ])('%s has two', (text, first, second) => {
    expect(readCaseName(text)).toEqual([{ first, second }]);
  });

  test.each([
    'the seat of the arbitration',
    'Vitamin C and health',
    'v Aurelian',
    'Halvorsen v ',
    'Halvorsen v …',
    'Revere',
    `${'x'.repeat(500)} v Aurelian`,
  ])('“%s” has none', (text) => {
    expect(readCaseName(text)).toEqual([]);
  });

  test('an initial may stand where the sides could part too', () => {
    expect(listCaseSides('A. V. Smith v Jones')).toEqual([
      { first: ['a'], second: ['smith', 'v', 'jones'] },
      { first: ['a', 'v', 'smith'], second: ['jones'] },
    ]);
  });

  test.each([
    ['Castell v Viterbo', 'same'],
    ['Corp Castell v BV', 'same'],
    ['Viterbo v Castell', 'turned'],
    ['Castell v Castell', undefined],
    ['Castell v Orania', undefined],
    ['Castell Viterbo v Corp', undefined],
    ['Cast v Viterbo', undefined],
  ])('%s beside “Castell Corp Ltd v Viterbo BV” is %s', (asked, expected) => {
    expect(compareCaseSides(readCaseName(asked), 'Castell Corp Ltd v Viterbo BV')).toBe(expected);
  });

  test('a title without sides has none of them', () => {
    expect(compareCaseSides(readCaseName('Castell v Viterbo'), 'Castell and Viterbo')).toBeUndefined();
  });
});
