import { LibraryError } from '#domain/errors/library-error.ts';
import type { HeldLease, Lease } from '#server/ports/lease.ts';
import type { WatchRender } from '#server/ports/document-renderer.ts';

/** How many files may stand in the line, at all servers together. */
export interface LineLimits {
  /** How many may wait. */
  readonly queue: number;
  /** How many of one asker may wait or be made. */
  readonly own: number;
}

/** “In a minute”, as the words of the refusal say. */
const SECONDS_TO_WAIT = 60;

interface Place {
  readonly watch: WatchRender | undefined;
  /** Says that its turn has come. */
  readonly begin: () => void;
}

/** Files wait for each other here: the first is being made, in the order in which they were asked for. */
export class RenderLine {
  readonly #limits: LineLimits;
  readonly #lease: Lease;
  readonly #places: Place[] = [];

  constructor(limits: LineLimits, lease: Lease) {
    this.#limits = limits;
    this.#lease = lease;
  }

  /**
   * Resolves when the turn of a file has come, with what ends it. What is given up leaves its place at once. Throws
   * `too-many-own-downloads` and `too-many-downloads`, and the signal's reason once that fires.
   */
  async take(asker: string, signal: AbortSignal, watch: WatchRender | undefined): Promise<() => Promise<void>> {
    signal.throwIfAborted();
    const shares = await this.#takeShares(asker, signal);
    const turn = Promise.withResolvers<void>();
    const place: Place = { watch, begin: turn.resolve };
    const giveUp = () => turn.reject(signal.reason);
    const end = async () => {
      this.#leave(place);
      await releaseAll(shares);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
    this.#places.push(place);
    watch?.({ ahead: this.#places.length - 1 });
    if (this.#places.length === 1) turn.resolve();
    try {
      await turn.promise;
    } catch (error) {
      await end();
      throw error;
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
    return end;
  }

  /**
   * One reader's share is looked at first: what they can do about it is another thing than waiting for others. What is
   * given up counts as theirs no longer, though its making has yet to end. The server's own files, in nobody's name, are
   * no share.
   */
  async #takeShares(asker: string, signal: AbortSignal): Promise<HeldLease[]> {
    const { queue, own } = this.#limits;
    const shares: HeldLease[] = [];
    if (asker !== '') {
      const theirs = await this.#lease.take(`downloads of ${asker}`, { most: own, waiting: 0 });
      if (!theirs) throw new LibraryError('too-many-own-downloads');
      signal.addEventListener('abort', () => void theirs.release(), { once: true });
      shares.push(theirs);
    }
    const ofAll = await this.#lease.take('downloads', { most: queue + 1, waiting: 0 });
    if (ofAll) return [...shares, ofAll];
    await releaseAll(shares);
    throw new LibraryError('too-many-downloads', { retryAfter: SECONDS_TO_WAIT });
  }

  /** Whoever stands first is made; the others are told how many come before them. */
  #leave(place: Place): void {
    this.#places.splice(this.#places.indexOf(place), 1);
    this.#places[0]?.begin();
    for (const [ahead, { watch }] of this.#places.entries()) watch?.({ ahead });
  }
}

async function releaseAll(shares: readonly HeldLease[]): Promise<void> {
  await Promise.all(shares.map((share) => share.release()));
}
