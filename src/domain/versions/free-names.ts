/** Gives names that nobody has yet: the wished one, else with `-2`, `-3` … behind it. */
export class FreeNames {
  readonly #taken: Set<string>;
  /** Wished name -> the number that it was given with last. */
  readonly #times = new Map<string, number>();

  /** `taken`: names that are never given. */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  take(wished: string): string {
    let time = (this.#times.get(wished) ?? 0) + 1;
    while (this.#taken.has(print(wished, time))) time += 1;
    this.#times.set(wished, time);
    this.#taken.add(print(wished, time));
    return print(wished, time);
  }
}

function print(name: string, time: number): string {
  return time === 1 ? name : `${name}-${time}`;
}
