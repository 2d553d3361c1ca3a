import { expect, test } from 'vitest';
import { insideField } from './inside-field.ts';

test.each([
  ['title(arb', 'arb'],
  ['party:sie', 'sie'],
  ['author("mara e', 'mara e'],
  ['award(arb', 'award(arb'],
  ['title(arb)', 'title(arb)'],
  ['title', 'title'],
])('What is suggested for “%s” goes with “%s” (OP-165)', (text, inside) => {
  expect(insideField(text)).toBe(inside);
});
