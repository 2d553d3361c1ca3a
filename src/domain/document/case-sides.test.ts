import { describe, expect, test } from 'vitest';
import { callSide, type CalledCase } from './called-side.ts';
import { compareCaseSides, listCaseSides, readCaseName } from './case-sides.ts';
import { foldPartyName } from '#domain/names/fold-name.ts';

const wordsOf = (text: string) =>
  readCaseName(text).map(({ first, second }) => ({
    first: foldPartyName(first).split(' '),
    second: foldPartyName(second).split(' '),
  }));

function callCase(text: string): CalledCase[] {
  return readCaseName(text).map(({ first, second }) => ({ first: callSide(first), second: callSide(second) }));
}

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
    ['Halvorsen v Aurelian, 580 U.S. 140 (2017)', ['halvorsen'], ['aurelian']],
    ['Halvorsen v. Aurelian, 137 S. Ct. 734 (2017)', ['halvorsen'], ['aurelian']],
    ['Halvorsen v. Aurelian, 580 U. S. ___ (2016)', ['halvorsen'], ['aurelian']],
    ['Halvorsen v. Aurelian, 12 F. Supp. 3d 34', ['halvorsen'], ['aurelian']],
    ['halvorsen v aurelian, 580 u.s. 140', ['halvorsen'], ['aurelian']],
    ['Halvorsen v Aurelian, [34]', ['halvorsen'], ['aurelian']],
    ['Halvorsen v Aurelian, [34]-[36], [40]', ['halvorsen'], ['aurelian']],
    ['Halvorsen v Aurelian at 12', ['halvorsen'], ['aurelian']],
    ['Halvorsen v Aurelian, at paras 12–14', ['halvorsen'], ['aurelian']],
    ['Halvorsen v Aurelian, para 12', ['halvorsen'], ['aurelian']],
    ['Halvorsen v Aurelian, p. 12', ['halvorsen'], ['aurelian']],
    ['Halvorsen v Aurelian 12', ['halvorsen'], ['aurelian', '12']],
    ['Halvorsen / Aurelian', ['halvorsen'], ['aurelian']],
    ['Halvorsen/Aurelian', ['halvorsen'], ['aurelian']],
    [
      "Halvorsen & Int'l Corporation Limited v Aurelian and Company",
      ['halvorsen', 'intl', 'corp', 'ltd'],
      ['aurelian', 'co'],
    ],
    ['Halvorsen v Aurelian, 2019 PNYC 12', ['halvorsen'], ['aurelian']],
    ['Case C-413/14 P Halvorsen v Commission', ['halvorsen'], ['commission']],
    ['C-413/14 P Halvorsen v Commission', ['halvorsen'], ['commission']],
    ['Halvorsen v Office, T 1234/15', ['halvorsen'], ['office']],
  ])('%s has two', (text, first, second) => {
    expect(wordsOf(text)).toEqual([{ first, second }]);
  });

  test.each([
    'the seat of the arbitration',
    'Vitamin C and health',
    'v Aurelian',
    'Halvorsen v ',
    'Halvorsen v …',
    'Revere',
    'form and/or substance',
    '91873/XY',
    `${'x'.repeat(500)} v Aurelian`,
    // Each place is looked up by itself: a list of such lines held up the server for many seconds.
    'A v '.repeat(100),
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
    ['Castell Corporation Limited v Viterbo', 'same'],
    ['Viterbo v Castell', 'turned'],
    ['Castell v Castell', undefined],
    ['Castell v Orania', undefined],
    ['Castell Viterbo v Corp', undefined],
    ['Cast v Viterbo', undefined],
    ['Castell GmbH v Viterbo N.V.', 'same'],
    ['The Castell Corp v Viterbo S.p.A.', 'same'],
    ['Castell A.Ş. v Viterbo', 'same'],
    ['GmbH v Viterbo', undefined],
  ])('%s beside “Castell Corp Ltd v Viterbo BV” is %s', (asked, expected) => {
    expect(compareCaseSides(callCase(asked), 'Castell Corp Ltd v Viterbo BV')).toBe(expected);
  });

  test.each([
    ['Castell v Argentina', 'Castell Corp and Tolvane Port Ltd v. Argentine Republic', 'same'],
    ['Tolvane v Argentine Republic', 'Castell Corp and Tolvane Port Ltd v. Argentina', 'same'],
    ['Venezuela v Castell', 'Castell Corp v. Bolivarian Republic of Venezuela', 'turned'],
    ['Castell v U.S.', 'Castell Corp v. United States of America', 'same'],
    ['Castell v Korea', 'Castell Corp v. Republic of Korea', 'same'],
    ['Castell v Chile', 'Castell Corp v. Argentine Republic', undefined],
    ['Moellner v Chile', 'Möllner GmbH v. Republic of Chile', 'same'],
    ['Möllner v Chile', 'Moellner GmbH v. Republic of Chile', 'same'],
    ['Mollner v Chile', 'Möllner GmbH v. Republic of Chile', 'same'],
  ] as const)('%s beside “%s” is %s', (asked, title, expected) => {
    expect(compareCaseSides(callCase(asked), title)).toBe(expected);
  });

  test('a title without sides has none of them', () => {
    expect(compareCaseSides(callCase('Castell v Viterbo'), 'Castell and Viterbo')).toBeUndefined();
  });
});
