import { numberKey } from '#domain/words/number-key.ts';
import { NumberList } from './number-list.ts';
import { WordDictionary } from './word-dictionary.ts';

const MOST_WORDS = 200_000;

/** Words and their stems by numbers. One outlives a segment: the next is mostly made of the same words. */
export class Vocabulary {
  readonly words = new WordDictionary();
  readonly #stems = new WordDictionary();
  /** Number of each word's stem and one, as far as it was asked for. */
  readonly #stemOf = new NumberList();

  /** Whether it has become so large that a new one is better. */
  get isFull(): boolean {
    return this.words.size > MOST_WORDS;
  }

  /** The marked words and their stems, each in the order of bytes; `isUsed` has a mark for each word there is. */
  list(isUsed: Uint8Array): UsedWords {
    const words = this.words.sort().filter((word) => isUsed[word] === 1);
    const stemOf = words.map((word) => this.#findStem(word));
    const isUsedStem = new Uint8Array(this.#stems.size);
    for (const stem of stemOf) isUsedStem[stem] = 1;
    const stems = this.#stems.sort().filter((stem) => isUsedStem[stem] === 1);
    const ranks = new Uint32Array(this.#stems.size);
    for (const [rank, stem] of stems.entries()) ranks[stem] = rank;
    return {
      words,
      listWords: () => listViews(this.words, words),
      listStems: () => listViews(this.#stems, stems),
      wordStems: stemOf.map((stem) => ranks[stem]!),
      stemCount: stems.length,
    };
  }

  #findStem(word: number): number {
    const known = word < this.#stemOf.length ? this.#stemOf.at(word) : 0;
    if (known > 0) return known - 1;
    const stem = this.#stems.number(numberKey(this.words.get(word)));
    this.#stemOf.set(word, stem + 1);
    return stem;
  }
}

/** Words in order; the place of a word among them is its rank, and that of a stem likewise. */
export interface UsedWords {
  /** Their numbers by rank. */
  readonly words: Uint32Array;
  listWords(): Iterable<Uint8Array>;
  listStems(): Iterable<Uint8Array>;
  /** Rank of a word to the rank of its stem. */
  readonly wordStems: Uint32Array;
  readonly stemCount: number;
}

function* listViews(dictionary: WordDictionary, words: Uint32Array): Generator<Uint8Array> {
  for (const word of words) yield dictionary.view(word);
}
