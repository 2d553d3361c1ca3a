import { LibraryError } from '#domain/errors/library-error.ts';
import type { WatchRender } from '#server/ports/document-renderer.ts';

/** How many files may stand in the line. */
export interface LineLimits {
  /** How many may wait. */
  readonly queue: number;
  /** How many of one asker may wait or be made. */
  readonly own: number;
}

/** “In a minute”, as the words of the refusal say. */
const SECONDS_TO_WAIT = 60;

interface Place {
  /** Whose file it is; empty for the server's own, which no share is counted of. */
  readonly asker: string;
  readonly signal: AbortSignal;
  readonly watch: WatchRender | undefined;
  /** Says that its turn has come. */
  readonly begin: () => void;
}

/** Files wait for each other here: the first is being made, in the order in which they were asked for. */
export class RenderLine {
  readonly #limits: LineLimits;
  readonly #places: Place[] = [];

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /**
   * Resolves when the turn of a file has come, with what ends it. What is given up leaves its place at once. Throws
   * `too-many-own-downloads` and `too-many-downloads`, and the signal's reason once that fires.
   */
  async take(asker: string, signal: AbortSignal, watch: WatchRender | undefined): Promise<() => void> {
    signal.throwIfAborted();
    this.#refuseTooMany(asker);
    const turn = Promise.withResolvers<void>();
    const place: Place = { asker, signal, watch, begin: turn.resolve };
    const giveUp = () => turn.reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    this.#places.push(place);
    watch?.({ ahead: this.#places.length - 1 });
    if (this.#places.length === 1) turn.resolve();
    try {
      await turn.promise;
    } catch (error) {
      this.#leave(place);
      throw error;
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
    return () => this.#leave(place);
  }

  /** One reader's share is looked at first: what they can do about it is another thing than waiting for others. */
  #refuseTooMany(asker: string): void {
    const { queue, own } = this.#limits;
    const isTheirs = (place: Place) => asker !== '' && place.asker === asker && !place.signal.aborted;
    if (this.#places.filter(isTheirs).length >= own) throw new LibraryError('too-many-own-downloads');
    if (this.#places.length > queue) throw new LibraryError('too-many-downloads', { retryAfter: SECONDS_TO_WAIT });
  }

  /** Whoever stands first is made; the others are told how many come before them. */
  #leave(place: Place): void {
    this.#places.splice(this.#places.indexOf(place), 1);
    this.#places[0]?.begin();
    for (const [ahead, { watch }] of this.#places.entries()) watch?.({ ahead });
  }
}
