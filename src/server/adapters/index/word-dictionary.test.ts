import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forEachToken, scanTokens } from '#domain/words/tokenize.ts';
import { sortByBytes } from './string-table.ts';
import { WordDictionary } from './word-dictionary.ts';

/** Few characters, so that words come again, in other cases and alphabets. */
const TEXTS = fc.array(fc.string({ unit: fc.constantFrom(...Array.from('abAB7é ß,仲𐐀\u00ad')), maxLength: 200 }), {
  maxLength: 30,
});

test('A word has one number however it is written, and its bytes are those of the folded word', () => {
  fc.assert(
    fc.property(TEXTS, (texts) => {
      const dictionary = new WordDictionary();
      const numbers: number[] = [];
      const words: string[] = [];
      for (const text of texts) {
        forEachToken(text, (word) => words.push(word));
        scanTokens(text, {
          takePlain: (...place) => numbers.push(dictionary.numberPlain(...place)),
          takeFolded: (word) => numbers.push(dictionary.number(word)),
        });
      }
      expect(numbers.map((number) => dictionary.get(number))).toEqual(words);
      expect(dictionary.size).toBe(new Set(words).size);
    }),
    { seed: 1 },
  );
});

test('Words are in the order of their bytes, also those that came after they were put in order', () => {
  fc.assert(
    fc.property(TEXTS, (texts) => {
      const dictionary = new WordDictionary();
      const known = new Set<string>();
      for (const text of texts) {
        forEachToken(text, (word) => {
          dictionary.number(word);
          known.add(word);
        });
        expect(Array.from(dictionary.sort(), (number) => dictionary.get(number))).toEqual(sortByBytes([...known]));
      }
    }),
    { seed: 1 },
  );
});

test('Ten thousand words and more are told apart', () => {
  const dictionary = new WordDictionary();
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index}`);
  const numbers = words.map((word) => dictionary.numberPlain(word.toUpperCase(), 0, word.length));
  expect(numbers).toEqual([...words.keys()]);
  expect(words.map((word) => dictionary.number(word))).toEqual(numbers);
});
