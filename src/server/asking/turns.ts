import type { NextTurn } from '#server/ports/next-turn.ts';

/** Nobody is held up for longer by what goes on in turns, in milliseconds; several may be at it at once. */
const PORTION = 5;

/** Long work that gives others their turn as soon as it took its time. One for each piece of work. */
export class Turns {
  readonly #next: NextTurn;
  #began = performance.now();

  constructor(next: NextTurn) {
    this.#next = next;
  }

  /** Does the work for each of the things, in their order. */
  async each<Thing>(things: Iterable<Thing>, work: (thing: Thing) => void): Promise<void> {
    for (const thing of things) {
      if (this.#isOver) await this.#pass();
      work(thing);
    }
  }

  /** Call between portions of other work. */
  async take(): Promise<void> {
    if (this.#isOver) await this.#pass();
  }

  get #isOver(): boolean {
    return performance.now() - this.#began >= PORTION;
  }

  async #pass(): Promise<void> {
    await this.#next();
    this.#began = performance.now();
  }
}
