/** The best of many, in order; answers nothing about the rest. */
export class BestList<Item> {
  readonly items: Item[] = [];
  readonly #limit: number;
  readonly #compare: (a: Item, b: Item) => number;

  /** `compare` is negative where the first is better; it must tell all apart for the answer to be always the same. */
  constructor(limit: number, compare: (a: Item, b: Item) => number) {
    this.#limit = limit;
    this.#compare = compare;
  }

  add(item: Item): void {
    const { items } = this;
    if (items.length === this.#limit) {
      const last = items.at(-1);
      if (last === undefined || this.#compare(item, last) >= 0) return;
      items.pop();
    }
    let at = items.length;
    while (at > 0 && this.#compare(item, items[at - 1]!) < 0) at--;
    items.splice(at, 0, item);
  }
}
