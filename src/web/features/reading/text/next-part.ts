/** Which part of a long text is needed next. What the reader jumped to comes before what merely stands in the window. */
export class NextPart {
  #seen: number;
  #sought = -1;

  /** `first`: where the reader begins. */
  constructor(first: number) {
    this.#seen = first;
  }

  /** The place of a part that is on its way came into the window. */
  see(part: number): void {
    this.#seen = part;
  }

  /** The reader goes to something in this part. */
  seek(part: number): void {
    this.#sought = part;
    this.#seen = part;
  }

  /** `has`: whether a part is there. */
  choose(has: (part: number) => boolean): number {
    return this.#sought >= 0 && !has(this.#sought) ? this.#sought : this.#seen;
  }
}
