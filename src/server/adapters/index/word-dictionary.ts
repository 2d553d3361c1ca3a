import type { TokenSink } from '#domain/words/tokenize.ts';
import { NumberList } from './number-list.ts';

const LOWER_CASE = Uint8Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit).toLowerCase().charCodeAt(0));
const FIRST_HASH = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Numbers words from 0 in the order they come, and keeps their bytes (UTF-8) one behind the other: a word that is known
 * costs neither a string nor a look at one.
 */
export class WordDictionary {
  #bytes = new Uint8Array(1 << 12);
  /** Where each word ends. */
  readonly #ends = new NumberList();
  readonly #hashes = new NumberList();
  /** Number of a word and one, by its hash and what follows; 0 where there is none. */
  #slots = new Uint32Array(1 << 10);
  /** All words in the order of their bytes, as far as they were put in order. */
  #order = new Uint32Array(0);

  get size(): number {
    return this.#ends.length;
  }

  /** The number of a plain word that stands in a text, whatever its case (`TokenSink`). */
  numberPlain(...[text, start, end]: Parameters<TokenSink['takePlain']>): number {
    const from = this.#end;
    if (from + end - start > this.#bytes.length) this.#makeRoom(end - start);
    const bytes = this.#bytes;
    let hash = FIRST_HASH;
    let used = from;
    for (let at = start; at < end; at++) {
      const byte = LOWER_CASE[text.charCodeAt(at)]!;
      hash = Math.imul(hash ^ byte, HASH_FACTOR);
      bytes[used++] = byte;
    }
    return this.#number(hash >>> 0, used);
  }

  /** The number of a word that is folded. */
  number(word: string): number {
    const encoded = encoder.encode(word);
    const from = this.#end;
    if (from + encoded.length > this.#bytes.length) this.#makeRoom(encoded.length);
    this.#bytes.set(encoded, from);
    let hash = FIRST_HASH;
    for (const byte of encoded) hash = Math.imul(hash ^ byte, HASH_FACTOR);
    return this.#number(hash >>> 0, from + encoded.length);
  }

  /** The bytes of a word; valid until the next one is added. */
  view(word: number): Uint8Array {
    return this.#bytes.subarray(this.#start(word), this.#ends.at(word));
  }

  get(word: number): string {
    return decoder.decode(this.view(word));
  }

  /** The numbers of all words in the order of their bytes; valid until the next one is added. */
  sort(): Uint32Array {
    const { size } = this;
    const known = this.#order;
    if (known.length === size) return known;
    const compare = (a: number, b: number): number => this.#compare(a, b);
    const fresh = Uint32Array.from({ length: size - known.length }, (_, index) => known.length + index).sort(compare);
    const order = new Uint32Array(size);
    let left = 0;
    let right = 0;
    for (let at = 0; at < size; at++) {
      const isLeft = right === fresh.length || (left < known.length && compare(known[left]!, fresh[right]!) < 0);
      order[at] = isLeft ? known[left++]! : fresh[right++]!;
    }
    this.#order = order;
    return order;
  }

  get #end(): number {
    return this.#start(this.#ends.length);
  }

  #start(word: number): number {
    return word === 0 ? 0 : this.#ends.at(word - 1);
  }

  /** The number of the word whose bytes stand behind the last one, up to `end`; keeps them where it is new. */
  #number(hash: number, end: number): number {
    const start = this.#end;
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = mix(hash) & mask;
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const word = slots[slot]! - 1;
      if (this.#hashes.at(word) === hash && this.#isSame(word, start, end)) return word;
    }
    const word = this.size;
    slots[slot] = word + 1;
    this.#ends.push(end);
    this.#hashes.push(hash);
    if (this.size * 2 > slots.length) this.#spread();
    return word;
  }

  #isSame(word: number, start: number, end: number): boolean {
    const bytes = this.#bytes;
    const from = this.#start(word);
    if (this.#ends.at(word) - from !== end - start) return false;
    for (let at = 0; at < end - start; at++) if (bytes[from + at] !== bytes[start + at]) return false;
    return true;
  }

  #spread(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let word = 0; word < this.size; word++) {
      let slot = mix(this.#hashes.at(word)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = word + 1;
    }
    this.#slots = slots;
  }

  #makeRoom(bytes: number): void {
    const larger = new Uint8Array(Math.max(this.#end + bytes, this.#bytes.length * 2));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }

  #compare(a: number, b: number): number {
    const bytes = this.#bytes;
    const startA = this.#start(a);
    const startB = this.#start(b);
    const lengthA = this.#ends.at(a) - startA;
    const lengthB = this.#ends.at(b) - startB;
    const shared = Math.min(lengthA, lengthB);
    for (let at = 0; at < shared; at++) {
      const difference = bytes[startA + at]! - bytes[startB + at]!;
      if (difference !== 0) return difference;
    }
    return lengthA - lengthB;
  }
}

/** Spreads a hash over its low bits. */
function mix(hash: number): number {
  return hash ^ (hash >>> 15);
}
