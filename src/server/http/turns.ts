/** Calls of one client that may wait for their turn; further ones are refused. */
const MOST_WAITING = 20;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * How many calls of one client are worked on at once: what it asks beyond that waits behind its own calls, not in front
 * of everybody else's.
 */
export class Turns {
  readonly #most: number;
  readonly #lines = new Map<string, Line>();

  /** `most` calls at once, 0 sets no limit. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Resolves when the client's turn has come, with what ends it; undefined where too many of its calls wait already or
   * the client went away meanwhile. `share` makes its number of turns smaller, never less than one.
   */
  async take(key: string, share: number, signal: AbortSignal): Promise<(() => void) | undefined> {
    if (this.#most === 0) return () => {};
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.running < Math.max(1, Math.floor(this.#most * share))) line.running += 1;
    else {
      if (line.waiting.length >= MOST_WAITING) return undefined;
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    }
    const end = () => this.#end(key, line);
    if (!signal.aborted) return end;
    end();
    return undefined;
  }

  /** Clients with calls at work. */
  get size(): number {
    return this.#lines.size;
  }

  #end(key: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) this.#lines.delete(key);
  }
}
