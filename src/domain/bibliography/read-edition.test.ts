import { expect, it } from 'vitest';
import { readEdition } from './read-edition.ts';

it.each([
  ['Second edition', 2],
  ['Third', 3],
  ['3rd ed.', 3],
  ['12th revised edition', 12],
  ['First edition', 1],
  ['Release 14', undefined],
  ['Student edition', undefined],
  ['2019', undefined],
  [undefined, undefined],
])('OP-198: a book that says %j is cited as edition %j', (statement, number) => {
  expect(readEdition(statement)).toBe(number);
});
