/** A list of whole numbers that grows; four bytes for each, what was never set is 0. */
export class NumberList {
  #numbers = new Uint32Array(16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  at(index: number): number {
    return this.#numbers[index]!;
  }

  push(value: number): void {
    if (this.#length === this.#numbers.length) this.#grow(this.#length + 1);
    this.#numbers[this.#length++] = value;
  }

  set(index: number, value: number): void {
    if (index >= this.#numbers.length) this.#grow(index + 1);
    this.#numbers[index] = value;
    if (index >= this.#length) this.#length = index + 1;
  }

  /** The numbers so far; valid until the next one is added. */
  view(length = this.#length): Uint32Array {
    if (length > this.#numbers.length) this.#grow(length);
    return this.#numbers.subarray(0, length);
  }

  #grow(least: number): void {
    const larger = new Uint32Array(Math.max(least, this.#numbers.length * 2));
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
