export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** Clients remembered at once; beyond it the one that was quiet longest is forgotten. */
const MOST_KEYS = 50_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket of tokens for each client: a period's worth at once, or a share of it, refilled evenly. */
export class RateLimiter {
  readonly #most: number;
  readonly #now: () => number;
  readonly #period: number;
  readonly #atOnce: number;
  readonly #buckets = new Map<string, Bucket>();

  /**
   * `most` requests in `period` milliseconds, 0 sets no limit; `now` answers milliseconds that only grow. `atOnce` is the
   * share of them that may come in one go.
   */
  constructor(most: number, now: () => number, period = MINUTE, atOnce = 1) {
    this.#most = most;
    this.#now = now;
    this.#period = period;
    this.#atOnce = atOnce;
  }

  /** Takes one token, of a bucket `times` as large. Answers 0, or the whole seconds to wait where there is none. */
  take(key: string, times = 1): number {
    if (this.#most === 0) return 0;
    const most = Math.max(1, this.#most * times);
    const full = Math.max(1, most * this.#atOnce);
    const now = this.#now();
    const known = this.#buckets.get(key);
    const tokens = known ? Math.min(full, known.tokens + ((now - known.at) * most) / this.#period) : full;
    const isAllowed = tokens >= 1;
    this.#remember(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    return isAllowed ? 0 : Math.max(1, Math.ceil(((1 - tokens) * this.#period) / most / 1000));
  }

  get size(): number {
    return this.#buckets.size;
  }

  #remember(key: string, bucket: Bucket): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size <= MOST_KEYS) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
