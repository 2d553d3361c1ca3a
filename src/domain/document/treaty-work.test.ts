import { expect, test } from 'vitest';
import { EMPTY_RECORD } from './document.ts';
import { nameTreatyWork } from './treaty-work.ts';

const treaty = (sides: readonly string[], signed: string | undefined, type = 'Bilateral Investment Treaty') =>
  nameTreatyWork({
    ...EMPTY_RECORD,
    type,
    parties: sides.map((name) => ({ name })),
    dates: signed === undefined ? {} : { legislation: signed },
  });

test('documents on one treaty are told by its sides, in any order and spelling, and the day it was signed', () => {
  const one = treaty(['South Korea', 'United Kingdom'], '1976-03-04');
  expect(one).not.toBeNull();
  expect(treaty(['United Kingdom', 'Korea, Republic of'], '1976-03-04')).toBe(one);
  expect(treaty(['Halmaria', 'Cassara'], '1976-03-04')).toBe(treaty(['Cassara', 'Halmaria'], '1976-03-04'));
});

test('two treaties between the same sides, and one with another side, are not one', () => {
  const one = treaty(['South Korea', 'Netherlands'], '2003-07-12');
  expect(treaty(['South Korea', 'Netherlands'], '1974-10-16')).not.toBe(one);
  expect(treaty(['North Korea', 'Netherlands'], '2003-07-12')).not.toBe(one);
});

test.each([
  [['South Korea', 'Netherlands'], undefined],
  [['South Korea', 'Netherlands'], '2003'],
  [['South Korea'], '2003-07-12'],
  [['China', 'Japan', 'South Korea'], '2012-05-13'],
])('of %j signed on %s nobody can say which treaty it is', (sides, signed) => {
  expect(treaty(sides, signed)).toBeNull();
});

test('what is no treaty between two belongs to none', () => {
  expect(treaty(['South Korea', 'Netherlands'], '2003-07-12', 'Award')).toBeNull();
});
