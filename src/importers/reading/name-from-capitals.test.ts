import { expect, test } from 'vitest';
import { nameFromCapitals } from './name-from-capitals.ts';

test.each([
  ['KAGAN', 'Kagan'],
  ['O’CONNOR', 'O’Connor'],
  ["D'SOUZA", "D'Souza"],
  ['P. JAGANMOHAN', 'P. Jaganmohan'],
  ['A.N.', 'A.N.'],
])('the name %s is written %s', (capitals, name) => {
  expect(nameFromCapitals(capitals)).toBe(name);
});
