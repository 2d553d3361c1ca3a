import { expect, test } from 'vitest';
import { describeQuery } from './describe-query.ts';
import { parseQuery } from './parse-query.ts';
import { writeAsTyped } from './write-as-typed.ts';

test.each([
  ['"Treu und Glauben" AND Bürgerliches', '“Treu und Glauben” and “Bürgerliches”'],
  ['=Société NEAR5 générale', 'exactly “Société” within 5 words of “générale”'],
  ['title(Großmann) NOT Łącki', '“Großmann” in the title but not “Łącki”'],
  ['Arbitrat* AND seat-of', 'words beginning “arbitrat” and “seat of”'],
  ['仲裁 条款', '“仲裁条款”'],
])('What is said of %s has its words as they were typed: %s', (text, words) => {
  const parsed = parseQuery(text);
  if (!parsed.ok || !parsed.tree) throw new Error(text);
  expect(describeQuery(writeAsTyped(parsed.tree, text))).toBe(words);
});
