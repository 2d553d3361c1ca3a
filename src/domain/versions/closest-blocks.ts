import type { WordBag } from './word-bags.ts';

/** A block is compared with those with which it shares most rare words, at most so many. */
const CLOSEST = 4;
/** A word that stands in more blocks than this is not rare. */
const RARE = 64;
/** Of each block, so many of its rarest words are looked at. */
const LOOKED_AT = 16;

/** Finds among many blocks those that share rare words with another one, without comparing each with each. */
export class ClosestBlocks {
  /** Word -> places of the blocks that it stands in; one more than is rare, where it is not. */
  readonly #places = new Map<number, number[]>();
  readonly #shared: Uint8Array;

  constructor(bags: readonly WordBag[]) {
    this.#shared = new Uint8Array(bags.length);
    for (const [place, bag] of bags.entries()) {
      for (const [at, word] of bag.entries()) {
        if (word === bag[at - 1]) continue;
        const known = this.#places.get(word);
        if (!known) this.#places.set(word, [place]);
        else if (known.length <= RARE) known.push(place);
      }
    }
  }

  /** Places of the closest blocks, the closest first; undefined where all words of the bag are frequent. */
  find(bag: WordBag): number[] | undefined {
    const rare: (readonly number[])[] = [];
    let isFrequent = true;
    for (const [at, word] of bag.entries()) {
      if (word === bag[at - 1]) continue;
      const places = this.#places.get(word) ?? [];
      if (places.length > RARE) continue;
      isFrequent = false;
      if (places.length > 0) rare.push(places);
    }
    if (isFrequent) return undefined;
    const touched: number[] = [];
    for (const places of rare.sort((one, other) => one.length - other.length).slice(0, LOOKED_AT)) {
      for (const place of places) {
        if (this.#shared[place] === 0) touched.push(place);
        this.#shared[place] = (this.#shared[place] ?? 0) + 1;
      }
    }
    const closest = this.#takeMost(touched);
    for (const place of touched) this.#shared[place] = 0;
    return closest;
  }

  #takeMost(touched: readonly number[]): number[] {
    const most: number[] = [];
    const sharedOf = (place: number): number => this.#shared[place] ?? 0;
    for (const place of touched) {
      if (most.length === CLOSEST && sharedOf(place) <= sharedOf(most[CLOSEST - 1] ?? 0)) continue;
      const at = most.findIndex((other) => sharedOf(other) < sharedOf(place));
      most.splice(at < 0 ? most.length : at, 0, place);
      most.length = Math.min(most.length, CLOSEST);
    }
    return most;
  }
}
