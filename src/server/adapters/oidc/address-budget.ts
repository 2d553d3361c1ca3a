import { groupAddress } from '#domain/access/group-address.ts';

const WINDOW_SECONDS = 15 * 60;
const MOST_FAILURES = 100;
const MOST_ADDRESSES = 20_000;

interface Window {
  readonly endsAt: number;
  spent: number;
}

/**
 * How many wrong passwords one client address may try within 15 minutes, whatever the accounts. Kept in memory: what it
 * guards against is speed, and the count of an account outlives the process anyway.
 */
export class AddressBudget {
  readonly #windows = new Map<string, Window>();

  /** Takes one attempt out of the budget; answers the seconds to wait where it is spent, else 0. `now` in milliseconds. */
  spend(address: string, now: number): number {
    const key = groupAddress(address);
    const window = this.#open(key, now);
    if (window.spent >= MOST_FAILURES) return Math.ceil((window.endsAt - now) / 1000);
    window.spent += 1;
    return 0;
  }

  /** Gives an attempt back: the password was right. */
  giveBack(address: string): void {
    const window = this.#windows.get(groupAddress(address));
    if (window && window.spent > 0) window.spent -= 1;
  }

  #open(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) return known;
    this.#windows.delete(key);
    const oldest = this.#windows.keys().next();
    if (this.#windows.size >= MOST_ADDRESSES && !oldest.done) this.#windows.delete(oldest.value);
    const window = { endsAt: now + WINDOW_SECONDS * 1000, spent: 0 };
    this.#windows.set(key, window);
    return window;
  }
}
