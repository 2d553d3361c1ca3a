import type { Reader } from '#domain/access/reader.ts';

interface Parts {
  /** `YYYY-MM-DD`. */
  readonly today: () => string;
  /** Told of each search that is taken out of a budget. */
  readonly log?: ((message: string) => void) | undefined;
}

/** Searches a day and account that may name 1 to 9 closed documents (OP-169). */
const MOST = 200;
/** Few enough that words of single documents could be guessed one by one. */
const FEW = 9;
const MOST_READERS = 20_000;

/**
 * How often a reader may learn that just a few documents outside the subscription have some words. Where nothing is left
 * no number is named at all, so that its absence says nothing. Kept in memory; the same search counts once a day.
 */
export class ClosedBudget {
  readonly #parts: Parts;
  #day = '';
  readonly #readers = new Map<string, Set<string>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  isSpent(reader: Reader): boolean {
    return this.#open(reader).size >= MOST;
  }

  /** Takes a search that found `count` closed documents out of the budget, where these are few. `key` is the search. */
  spend(reader: Reader, key: string, count: number): void {
    if (count === 0 || count > FEW) return;
    const searches = this.#open(reader);
    if (searches.has(key)) return;
    searches.add(key);
    const left = MOST - searches.size;
    this.#parts.log?.(
      `${nameReader(reader)} searched for what 1 to ${FEW} closed documents have, ${left} times left today`,
    );
  }

  #open(reader: Reader): Set<string> {
    const today = this.#parts.today();
    if (today !== this.#day) this.#readers.clear();
    this.#day = today;
    const name = nameReader(reader);
    const searches = this.#readers.get(name) ?? new Set();
    const oldest = this.#readers.keys().next();
    if (this.#readers.size >= MOST_READERS && !oldest.done) this.#readers.delete(oldest.value);
    this.#readers.set(name, searches);
    return searches;
  }
}

function nameReader({ visitor }: Reader): string {
  return visitor.account ? `account ${visitor.account.username}` : `institution ${visitor.institution?.name ?? ''}`;
}
