import { expect, test } from 'vitest';
import { readTypedPlace } from './typed-place.ts';

const TYPED: readonly (readonly [typed: string, mains: readonly string[], anchor: string])[] = [
  ['39(1)', ['art'], 'art-39-1'],
  ['12 (3) (a)', ['s'], 's-12-3-a'],
  ['s 12(3)(a)', ['s'], 's-12-3-a'],
  ['Section 12(3)(a)', ['s'], 's-12-3-a'],
  ['s12', ['s'], 's-12'],
  ['§ 4a Abs. 3 Nr. 2', ['s'], 's-4a-3-2'],
  ['Art. V(1)(b)', ['art'], 'art-V-1-b'],
  ['Article 5, paragraph 2', ['art'], 'art-5-2'],
  ['Chapter III, Article 17', ['art'], 'art-17'],
  ['Sch 1 para 3', ['s'], 'sch-1-para-3'],
  ['Annex I art 7(2)', ['art'], 'annex-I-art-7-2'],
  ['reg. 2', ['reg'], 'reg-2'],
  ['r 7', ['rule'], 'rule-7'],
  ['A 54', ['art'], 'art-54'],
  ['a.123(2)', ['rule'], 'art-123-2'],
  ['R 79(2)', ['art'], 'rule-79-2'],
  ['recital 14', ['art'], 'rec-14'],
  ['4.2', ['rule'], 'rule-4-2'],
  ['¶ 45', [], 'p45'],
  ['para 45', [], 'p45'],
  ['p 12', ['art'], 'page-12'],
  ['fn 3', [], 'fn3'],
  ['[45]', [], 'p45'],
  ['at para 45', [], 'p45'],
  ['at [45]', [], 'p45'],
  ['４５', [], 'art-45'],
  ['Chapter III', ['art'], 'ch-III'],
  ['Part 2', ['s'], 'pt-2'],
  ['preamble', ['art'], 'preamble'],
  ['5 bis', ['art'], 'art-5bis'],
  ['Article 5bis(1)', ['art'], 'art-5bis-1'],
  ['art 6 septies', ['art'], 'art-6septies'],
];

test.each(TYPED)('OP-196: %s with parts of %j goes to %s', (typed, mains, anchor) => {
  expect(readTypedPlace(typed, mains)?.anchors[0]).toBe(anchor);
});

test.each([
  ['[42]–[44]', [], 'p42'],
  ['[42]-[44]', [], 'p42'],
  ['paras 42–44', [], 'p42'],
  ['¶¶ 42-44', [], 'p42'],
  ['pp 12–14', [], 'page-12'],
  ['arts 5–6', ['art'], 'art-5'],
  ['ss 1-2', ['s'], 's-1'],
  ['Regs 1-2', ['reg'], 'reg-1'],
  ['regs. 1 and 2', ['reg'], 'reg-1'],
  ['§§ 12, 13', ['s'], 's-12'],
  ['s 12(3)(a)–(c)', ['s'], 's-12-3-a'],
  ['s 12(3)(a)-(c)', ['s'], 's-12-3-a'],
  ['12–14', ['s'], 's-12'],
  ['4-2', ['rule'], 'rule-4-2'],
])('OP-196: of several places, %s with parts of %j, the first is gone to', (typed, mains, anchor) => {
  expect(readTypedPlace(typed, mains)?.anchors[0]).toBe(anchor);
});

test('OP-196: a number alone is a main part of a law and a paragraph of anything else', () => {
  expect(readTypedPlace('45', ['art'])?.anchors).toEqual(['art-45', 'p45']);
  expect(readTypedPlace('45', [])?.anchors.at(-1)).toBe('p45');
});

test('OP-196: A 54 is Article 54, or the number of an article of a French code', () => {
  expect(readTypedPlace('A 54', ['art'])?.anchors).toEqual(['art-54', 'art-A-54']);
});

test('OP-196: what is typed is said in words where nothing is there, and other words name no place', () => {
  expect(readTypedPlace('A 99', ['art'])?.said).toBe('article 99');
  expect(readTypedPlace('99', ['s'])?.said).toBe('section 99');
  expect(readTypedPlace('Sch 1 para 3', ['s'])?.said).toBe('schedule 1, paragraph 3');
  expect(readTypedPlace('¶ 45', [])?.said).toBe('paragraph 45');
  expect(readTypedPlace('5 bis', ['art'])?.said).toBe('article 5bis');
  expect(readTypedPlace('Chapter III', ['art'])?.said).toBe('chapter III');
  expect(readTypedPlace('zzz', [])).toBeUndefined();
  expect(readTypedPlace('costs', ['s'])).toBeUndefined();
  expect(readTypedPlace('', ['s'])).toBeUndefined();
  expect(readTypedPlace('what is the notice period?', ['s'])).toBeUndefined();
  expect(readTypedPlace('§'.repeat(500), ['s'])).toBeUndefined();
});
