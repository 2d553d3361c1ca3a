import { NumberList } from './number-list.ts';

/** The keys of titles one behind the other, to be put in order: what each takes is its bytes and eight more. */
export class TitleRanks {
  #bytes = new Uint8Array(1 << 12);
  #used = 0;
  readonly #ends = new NumberList();

  add(key: Uint8Array): void {
    if (this.#used + key.length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#used + key.length, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(key, this.#used);
    this.#used += key.length;
    this.#ends.push(this.#used);
  }

  /** For each key its place among the different ones, in the order of bytes. */
  rank(): Uint32Array {
    const count = this.#ends.length;
    const order = Uint32Array.from({ length: count }, (_, index) => index).sort((a, b) => this.#compare(a, b));
    const ranks = new Uint32Array(count);
    let rank = 0;
    for (let at = 1; at < count; at++) {
      if (this.#compare(order[at - 1]!, order[at]!) !== 0) rank++;
      ranks[order[at]!] = rank;
    }
    return ranks;
  }

  #compare(a: number, b: number): number {
    const bytes = this.#bytes;
    const ends = this.#ends.view();
    const startA = a === 0 ? 0 : ends[a - 1]!;
    const startB = b === 0 ? 0 : ends[b - 1]!;
    const lengthA = ends[a]! - startA;
    const lengthB = ends[b]! - startB;
    const shared = Math.min(lengthA, lengthB);
    for (let at = 0; at < shared; at++) {
      const difference = bytes[startA + at]! - bytes[startB + at]!;
      if (difference !== 0) return difference;
    }
    return lengthA - lengthB;
  }
}
