import { forEachToken } from '#domain/search/tokenize.ts';

const NUMBER_WIDTH = 8;
const NUMBER = /^\d+$/;

/** The words of a title joined by spaces, numbers padded: plain comparison puts `Article 9` before `Article 10`. */
export function titleSortKey(title: string): string {
  const words: string[] = [];
  forEachToken(title, (word) => words.push(NUMBER.test(word) ? word.padStart(NUMBER_WIDTH, '0') : word));
  return words.join(' ');
}
