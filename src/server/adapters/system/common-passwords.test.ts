import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEAST_PASSWORD } from '#domain/access/password-rule.ts';
import { createCommonPasswords } from './common-passwords.ts';

const FILE = 'content/passwords/common.txt';
const isCommon = createCommonPasswords(FILE);

test('at least the 3,000 most frequent that the rule would take otherwise are known (ASVS 6.2.4)', () => {
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  expect(new Set(lines).size).toBe(10_000);
  expect(lines.filter((line) => Array.from(line).length < LEAST_PASSWORD || line !== line.toLowerCase())).toEqual([]);
});

test.each(['qwertyuiop123', 'Password12345', 'IloveYou1234', '1qaz2wsx3edc', '123456789012'])('“%s” is one', (word) => {
  expect(isCommon(word)).toBe(true);
});

test.each(['', 'seven green boats', 'qwertyuiop123 '])('“%s” is none', (word) => {
  expect(isCommon(word)).toBe(false);
});
