const CHUNK_TOKENS = 1 << 18;

/** A long list of whole numbers that grows by chunks: appending never copies what is there. */
export class TokenLog {
  readonly #chunks: Uint32Array[] = [];
  #current = new Uint32Array(0);
  #used = 0;
  #places = new Uint32Array(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#used === this.#current.length) {
      this.#current = new Uint32Array(CHUNK_TOKENS);
      this.#chunks.push(this.#current);
      this.#used = 0;
    }
    this.#current[this.#used++] = value;
    this.#length++;
  }

  /** A 1 for each value below `size` that is in the list. */
  mark(size: number): Uint8Array {
    const marks = new Uint8Array(size);
    this.#forEach((value) => {
      marks[value] = 1;
    });
    return marks;
  }

  /**
   * Sorts the places of the list by a key of their values, keeping the order of places (a counting sort): the places
   * of key `k` are `places[starts[k]]` up to `places[starts[k + 1]]`. `keys` turns a value into its key. The places are
   * valid until the next call, which uses their memory again.
   */
  groupPlaces(keys: Uint32Array, keyCount: number): { readonly starts: Uint32Array; readonly places: Uint32Array } {
    const starts = new Uint32Array(keyCount + 2);
    this.#forEach((value) => starts[keys[value]! + 2]!++);
    for (let key = 2; key < starts.length; key++) starts[key]! += starts[key - 1]!;
    if (this.#places.length !== this.#length) this.#places = new Uint32Array(this.#length);
    const places = this.#places;
    this.#forEach((value, place) => {
      places[starts[keys[value]! + 1]!++] = place;
    });
    return { starts: starts.subarray(0, keyCount + 1), places };
  }

  #forEach(visit: (value: number, place: number) => void): void {
    let place = 0;
    for (const chunk of this.#chunks) {
      const end = Math.min(chunk.length, this.#length - place);
      for (let at = 0; at < end; at++) visit(chunk[at]!, place++);
    }
  }
}
