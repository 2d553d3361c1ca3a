import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { printQuery } from './print-query.ts';
import { wordsAlone } from './words-alone.ts';

/** OP-169, line by line: what is asked, and what of it closed texts are asked. */
const CASES: readonly (readonly [string, string | undefined])[] = [
  ['seat', 'seat'],
  ['"seat of arbitration"', 'seat AND of AND arbitration'],
  ['seat NEAR5 quay', 'seat AND quay'],
  ['"public policy" NEAR5 (quay OR seat)', 'public AND policy AND (quay OR seat)'],
  ['seat NOT quay', 'seat'],
  ['seat NOT "of arbitration"', 'seat'],
  ['arb*', undefined],
  ['arbi*', 'arbi*'],
  ['a??i*', undefined],
  ['seat arb*', undefined],
  ['seat OR arb*', 'seat'],
  ['"seat of arb*"', undefined],
  ['quay AND (arb* OR seat)', 'quay AND seat'],
  ['title("seat of arbitration")', 'title("seat of arbitration")'],
  ['text("public policy")', 'text(public AND policy)'],
  ['seat NOT title("public policy")', 'seat NOT title("public policy")'],
  ['seat NOT text(quay)', 'seat'],
];

test.each(CASES)('OP-169: of %s closed texts are asked %s', (asked, left) => {
  const parsed = parseQuery(asked);
  const tree = parsed.ok ? parsed.tree : undefined;
  const words = tree && wordsAlone(tree);
  expect(words && printQuery(words).replaceAll(/(?<!\w)\((\w+(?: AND \w+)+)\)/gu, '$1')).toBe(left);
});
