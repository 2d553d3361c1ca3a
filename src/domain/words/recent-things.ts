/** Things used last, up to so much together as each is said to weigh. */
export class RecentThings<Thing> {
  readonly #most: number;
  readonly #things = new Map<string, { readonly thing: Thing; readonly weight: number }>();
  #weight = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Thing | undefined {
    const kept = this.#things.get(key);
    if (!kept) return undefined;
    this.#things.delete(key);
    this.#things.set(key, kept);
    return kept.thing;
  }

  /** The thing used longest ago makes room, and one that is too heavy by itself is not kept. */
  keep(key: string, thing: Thing, weight: number): void {
    this.#drop(key);
    if (weight > this.#most) return;
    this.#things.set(key, { thing, weight });
    this.#weight += weight;
    for (const [oldest] of this.#things) {
      if (this.#weight <= this.#most) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#weight -= this.#things.get(key)?.weight ?? 0;
    this.#things.delete(key);
  }
}
