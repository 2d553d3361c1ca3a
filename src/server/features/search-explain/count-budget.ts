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

  /**
   * An answer for each of what is asked; undefined for those that the budget does not reach. `work` answers the first of
   * what it is given, at least one, and is asked again for the others.
   */
  async spend<Asked, Answer>(
    asked: readonly Asked[],
    work: (left: readonly Asked[]) => Promise<readonly Answer[]>,
  ): Promise<(Answer | undefined)[]> {
    const answers: Answer[] = [];
    while (answers.length < asked.length && this.#mayGoOn()) {
      const found = await work(asked.slice(answers.length, answers.length + this.#left));
      this.#left -= found.length;
      answers.push(...found);
    }
    if (answers.length < asked.length) this.#isUsedUp = true;
    return asked.map((_, place) => answers[place]);
  }

  #mayGoOn(): boolean {
    return this.#left > 0 && !this.#signal.aborted && performance.now() <= this.#deadline;
  }
}
