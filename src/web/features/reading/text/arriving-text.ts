/** Called with a part that has just arrived. */
type OnArrival = (part: number, html: string) => void;
/** Called with a part that stands in the page now. */
type OnDrawn = (part: number) => void;

/**
 * The text of a document while it arrives, as HTML by number of part. It is kept outside React: a long text arrives in
 * many pieces, and none of them changes anything but its own place in the page.
 */
export class ArrivingText {
  readonly #html: Map<number, string>;
  readonly #listeners = new Set<OnArrival>();
  readonly #drawn = new Set<number>();
  readonly #watchers = new Set<OnDrawn>();

  constructor(first: ReadonlyMap<number, string>) {
    this.#html = new Map(first);
  }

  /** How many parts stand in the page. */
  get drawn(): number {
    return this.#drawn.size;
  }

  get(part: number): string | undefined {
    return this.#html.get(part);
  }

  has(part: number): boolean {
    return this.#html.has(part);
  }

  /** Takes a part and tells everyone who listens, in the order in which they began to. */
  put(part: number, html: string): void {
    this.#html.set(part, html);
    for (const listener of this.#listeners) listener(part, html);
  }

  /** Listens to parts that arrive from now on; returns the way to stop. */
  listen(listener: OnArrival): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Says that a part stands in the page, which may be later than it arrives: a long table takes its time. */
  tellDrawn(part: number): void {
    this.#drawn.add(part);
    for (const watcher of this.#watchers) watcher(part);
  }

  /** Is told of parts that are drawn from now on; returns the way to stop. */
  watch(watcher: OnDrawn): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }
}
