/** So many documents within so many milliseconds. */
export interface ReadingWindow {
  readonly most: number;
  readonly period: number;
  /** In words, for example `ten minutes`. */
  readonly name: string;
}

/** What is remembered of a reader. Times are milliseconds. */
export interface OpenedState {
  /** Until when each may be opened again for nothing, in the order in which that ends. */
  readonly free: Map<string, number>;
  takenAt: number[];
  /** Taken for files that are being made: when, and for how many of these. */
  readonly held: Map<string, { readonly at: number; files: number }>;
  refusedUntil: number;
}

/** What one reader opened within the longest of their windows. */
export class OpenedDocuments {
  readonly #windows: readonly ReadingWindow[];
  readonly #state: OpenedState;
  readonly period: number;

  /** Without a window nothing is counted. The state goes on as it is. */
  constructor(windows: readonly ReadingWindow[], state: OpenedState) {
    this.#windows = windows;
    this.#state = state;
    this.period = Math.max(0, ...windows.map(({ period }) => period));
  }

  has(id: string, now: number): boolean {
    return (this.#state.free.get(id) ?? 0) > now;
  }

  /** Milliseconds until so many more may be opened; Infinity where they are more than there ever may be. */
  countWait(now: number, documents = 1): number {
    return Math.max(0, ...this.#windows.map((window) => this.#countWaitOf(window, now, documents)));
  }

  /** How many more may be opened now. */
  countLeft(now: number): number {
    const left = this.#windows.map(
      ({ most, period }) => most - this.#state.takenAt.filter((at) => at + period > now).length,
    );
    return Math.max(0, Math.min(...left));
  }

  /** The window that keeps the reader waiting longest. */
  findSpent(now: number, documents = 1): ReadingWindow {
    const wait = (window: ReadingWindow) => this.#countWaitOf(window, now, documents);
    const first = this.#windows.reduce((longest, window) => (wait(window) > wait(longest) ? window : longest));
    return first;
  }

  add(id: string, now: number): void {
    if (this.#windows.length === 0) return;
    this.#state.takenAt = this.#state.takenAt.filter((at) => at > now - this.period);
    this.#state.takenAt.push(now);
    this.cover([id], now);
  }

  cover(ids: readonly string[], now: number): void {
    if (this.#windows.length === 0) return;
    for (const [id, end] of this.#state.free) {
      if (end > now) break;
      this.#state.free.delete(id);
    }
    for (const id of ids) {
      this.#state.free.delete(id);
      this.#state.free.set(id, now + this.period);
    }
  }

  /** Adds what goes into a file, until it is known whether that is made. */
  hold(ids: readonly string[], now: number): void {
    for (const id of ids) {
      const held = this.#state.held.get(id);
      if (held) held.files += 1;
      else if (!this.has(id, now)) {
        this.add(id, now);
        this.#state.held.set(id, { at: now, files: 1 });
      }
    }
  }

  /** Says that what was held was opened all the same, or that its file was made. */
  keep(ids: readonly string[]): void {
    for (const id of ids) this.#state.held.delete(id);
  }

  /** Takes back what was held for a file that was not made, unless it was opened meanwhile or another file holds it. */
  giveBack(ids: readonly string[]): void {
    for (const id of ids) {
      const held = this.#state.held.get(id);
      if (!held) continue;
      held.files -= 1;
      if (held.files > 0) continue;
      this.#state.held.delete(id);
      this.#state.free.delete(id);
      const place = this.#state.takenAt.indexOf(held.at);
      if (place !== -1) this.#state.takenAt.splice(place, 1);
    }
  }

  /** Whether the refusal is the first until `end`. */
  noteRefusal(end: number): boolean {
    const isFirst = end > this.#state.refusedUntil;
    if (isFirst) this.#state.refusedUntil = end;
    return isFirst;
  }

  #countWaitOf({ most, period }: ReadingWindow, now: number, documents: number): number {
    if (documents > most) return Infinity;
    const oldest = this.#state.takenAt.at(documents - most - 1);
    return oldest === undefined ? 0 : Math.max(0, oldest + period - now);
  }
}
