import { forEachToken } from '#domain/words/tokenize.ts';

const NUMBER_WIDTH = 8;
const NUMBER = /\d+/g;

/**
 * The words of a title joined by spaces, every number in them padded, so that plain comparison puts `Article 9` before
 * `Article 10`, and `Article 105a` behind `Article 105` and before `Article 106`.
 */
export function titleSortKey(title: string): string {
  const words: string[] = [];
  forEachToken(title, (word) => words.push(word.replaceAll(NUMBER, (digits) => digits.padStart(NUMBER_WIDTH, '0'))));
  return words.join(' ');
}
