import { describe, expect, test } from 'vitest';
import { describeWordForms } from './describe-word-forms.ts';
import { listWideWords } from './wide-words.ts';

describe('What a term finds beside itself', () => {
  test.each([
    ['nationalization', ['nationalization']],
    ['arbitra*', ['arbitra*']],
    ['"law of the sea law"', ['law', 'the', 'sea']],
    ['"=law *ment"', ['*ment']],
    ['=nationalization', []],
    ['us', []],
    ['2019', []],
    ['仲', []],
  ])('is asked for the words of %s that may stand for others', (label, words) => {
    expect(listWideWords(label)).toEqual(words);
  });

  const forms = [
    { word: 'nation', documents: 1310 },
    { word: 'national', documents: 98 },
    { word: 'nationals', documents: 1 },
  ];

  test.each([
    [3, false, 'also finds nation (1,310 documents), national (98) and nationals (1)'],
    [6, false, 'also finds nation (1,310 documents), national (98), nationals (1) and 3 more'],
    [1005, true, 'stands for 1,005 words: nation (1,310 documents), national (98), nationals (1) and 1,002 more'],
  ])('is said with the commonest of %i words and how many more there are', (total, isWildcard, words) => {
    expect(describeWordForms({ total, isWildcard, forms })).toBe(words);
  });

  test('is one word, or none', () => {
    const one = [{ word: 'nation', documents: 1 }];
    expect(describeWordForms({ total: 1, isWildcard: false, forms: one })).toBe('also finds nation (1 document)');
    expect(describeWordForms({ total: 1, isWildcard: true, forms: one })).toBe(
      'stands for 1 word: nation (1 document)',
    );
    expect(describeWordForms({ total: 0, isWildcard: true, forms: [] })).toBe('stands for no word');
    expect(describeWordForms({ total: 0, isWildcard: false, forms: [] })).toBe('');
  });
});
