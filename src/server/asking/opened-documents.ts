/** So many documents within so many milliseconds. */
export interface ReadingWindow {
  readonly most: number;
  readonly period: number;
  /** In words, for example `ten minutes`. */
  readonly name: string;
}

/** What one reader opened within the longest of their windows. Times are milliseconds that only grow. */
export class OpenedDocuments {
  readonly #windows: readonly ReadingWindow[];
  readonly #period: number;
  /** Until when each may be opened again for nothing, in the order in which that ends. */
  readonly #free = new Map<string, number>();
  #takenAt: number[] = [];
  #refusedUntil = 0;

  /** Without a window nothing is counted. */
  constructor(windows: readonly ReadingWindow[]) {
    this.#windows = windows;
    this.#period = Math.max(0, ...windows.map(({ period }) => period));
  }

  has(id: string, now: number): boolean {
    return (this.#free.get(id) ?? 0) > now;
  }

  /** Milliseconds until one more may be opened. */
  countWait(now: number): number {
    return Math.max(0, ...this.#windows.map((window) => this.#countWaitOf(window, now)));
  }

  /** The window that keeps the reader waiting longest. */
  findSpent(now: number): ReadingWindow {
    const [first] = this.#windows.toSorted((a, b) => this.#countWaitOf(b, now) - this.#countWaitOf(a, now));
    if (!first) throw new Error('nothing is counted');
    return first;
  }

  add(id: string, now: number): void {
    if (this.#windows.length === 0) return;
    this.#takenAt = this.#takenAt.filter((at) => at > now - this.#period);
    this.#takenAt.push(now);
    this.cover([id], now);
  }

  cover(ids: readonly string[], now: number): void {
    if (this.#windows.length === 0) return;
    for (const [id, end] of this.#free) {
      if (end > now) break;
      this.#free.delete(id);
    }
    for (const id of ids) {
      this.#free.delete(id);
      this.#free.set(id, now + this.#period);
    }
  }

  /** Whether the refusal is the first until `end`. */
  noteRefusal(end: number): boolean {
    const isFirst = end > this.#refusedUntil;
    if (isFirst) this.#refusedUntil = end;
    return isFirst;
  }

  #countWaitOf({ most, period }: ReadingWindow, now: number): number {
    const oldest = this.#takenAt.at(-most);
    return oldest === undefined ? 0 : Math.max(0, oldest + period - now);
  }
}
