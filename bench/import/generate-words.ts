import { createRandom, type Random } from '#tests/support/generate-queries.ts';

/** Words that a legal text is full of, most frequent first. */
export const FREQUENT_WORDS =
  `the of to and in that a is for by on as with be not was it or this an which from at are his its any has no under have
  such been were tribunal court award party parties arbitration claim claimant respondent contract agreement law article
  evidence seat proceedings jurisdiction decision costs damages treaty investment state dispute arbitrator damage breach
  judgment appeal order application interest notice procedure rules convention enforcement request counsel witness expert
  hearing submission objection merits liability compensation interim measures consent nationality expropriation patent
  trademark licence infringement market competition merger undertaking commission regulation provision section paragraph
  relief remedy termination performance payment delivery goods services insurance carriage vessel charter construction`
    .split(/\s+/)
    .filter((word) => word !== '');

const VOCABULARY = 40_000;
const TABLE = 1 << 16;
const SYLLABLES = 'ar be con dis em for gra hu in jur ka le mon nor op per qua res sub tri un ver wi xe ya zo'.split(
  ' ',
);
const ENDINGS = ['tion', 'ment', 'al', 'ing', 'ed', 'er', 's', 'ity', 'ance', 'ly', 'or', 'ist'];

/** Text with the frequencies of a language: word n comes about 1/n as often as the first. */
export class WordSource {
  readonly random: Random;
  readonly #table: readonly string[];

  constructor(seed: number) {
    this.random = createRandom(seed);
    this.#table = WordSource.#shared ??= createTable();
  }

  static #shared: readonly string[] | undefined;

  word(): string {
    return this.#table[Math.floor(this.random() * TABLE)] as string;
  }

  /** So many words in sentences of 8 to 30. */
  sentences(words: number): string {
    let text = '';
    for (let left = words; left > 0;) {
      const length = Math.min(left, 8 + Math.floor(this.random() * 23));
      left -= length;
      let sentence = '';
      for (let index = 0; index < length; index += 1) sentence += `${index === 0 ? '' : ' '}${this.word()}`;
      text += `${text === '' ? '' : ' '}${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
    }
    return text;
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.random() * values.length)] as T;
  }

  /** A whole number from `least` to `most`. */
  count(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least + 1));
  }
}

/** Every place of the table is a word; frequent words hold more places. */
function createTable(): string[] {
  const random = createRandom(1_958);
  const words = [...FREQUENT_WORDS];
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  for (const known = new Set(words); words.length < VOCABULARY;) {
    const word = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join('') + pick(ENDINGS);
    if (known.has(word)) continue;
    known.add(word);
    words.push(word);
  }
  const total = words.reduce((sum, _, index) => sum + 1 / (index + 2), 0);
  const table: string[] = [];
  let reached = 0;
  for (const [index, word] of words.entries()) {
    reached += 1 / (index + 2) / total;
    while (table.length < Math.min(TABLE, Math.round(reached * TABLE))) table.push(word);
  }
  // A word too rare for a place of its own shares the last ones.
  while (table.length < TABLE) table.push(pick(words));
  return table;
}
