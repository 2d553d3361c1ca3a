import { expect, it } from 'vitest';
import { WORDS_OF_STATES } from '#domain/words/spellings.ts';
import { callSide } from './called-side.ts';
import { readCaseName } from './case-sides.ts';
import { countNamedSides } from './named-sides.ts';

const callCase = (text: string) =>
  readCaseName(text).map(({ first, second }) => ({ first: callSide(first), second: callSide(second) }));
const record = (title: string, ...parties: readonly string[]) => ({
  title,
  parties: parties.map((name) => ({ name })),
  undertakings: [],
});
const AWARD = record('Halvorsen Energi AS v. Republic of Costaverde, Final Award');

it.each([
  ['Halvorsen v Costaverde', 2],
  ['Republic of Costaverde v. Halvorsen Energi', 2],
  ['Halvorsen Energi AS v. Republic of Sandoria', 1],
  ['Castell v Republic of Sandoria', 0],
  ['Castell Corp Ltd v Viterbo AS', 0],
])('“%s” speaks of %i sides of an award between Halvorsen and Costaverde', (name, sides) => {
  expect(countNamedSides(callCase(name), AWARD)).toBe(sides);
});

it.each(WORDS_OF_STATES)('“%s” alone makes two states no one side, nor keeps one from its name', (word) => {
  const state = `${word} of Costaverde`;
  expect(countNamedSides(callCase(`Viterbo v ${word} of Maresca`), record('Order', state))).toBe(0);
  expect(countNamedSides(callCase(`Viterbo v ${word} of Costaverde`), record('Order', 'Costaverde'))).toBe(1);
});

it('A document is between its parties where its title names none, also by their initials, and else says nothing', () => {
  const order = record('Order of 3 May', 'Southern Pacific Harbours Limited', 'Viterbo BV');
  expect(countNamedSides(callCase('SPH v Viterbo'), order)).toBe(2);
  expect(countNamedSides(callCase('Halvorsen v Costaverde'), order)).toBe(0);
  expect(countNamedSides(callCase('Halvorsen v Costaverde'), record('Order of 3 May'))).toBeUndefined();
});
