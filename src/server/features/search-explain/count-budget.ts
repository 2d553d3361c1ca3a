/** Searches that one explanation may make, and milliseconds after which it begins no other. */
const MOST_COUNTS = 24;
const MILLISECONDS = 2_000;

/** What one explanation may still count. */
export class CountBudget {
  readonly #signal: AbortSignal;
  readonly #deadline = performance.now() + MILLISECONDS;
  #left = MOST_COUNTS;
  #isUsedUp = false;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Whether something was left uncounted. */
  get isUsedUp(): boolean {
    return this.#isUsedUp;
  }

  /** Does the work where the budget allows it; undefined where it does not. */
  async spend<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#left === 0 || this.#signal.aborted || performance.now() > this.#deadline) {
      this.#isUsedUp = true;
      return undefined;
    }
    this.#left--;
    return work();
  }
}
