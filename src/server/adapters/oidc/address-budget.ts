import { groupAddress } from '#domain/access/group-address.ts';
import type { NoteKind, RateCounter } from '#server/ports/rate-counter.ts';

const WINDOW_MILLISECONDS = 15 * 60_000;
const MOST_FAILURES = 100;

interface Window {
  readonly endsAt: number;
  readonly spent: number;
}

const WRONG: NoteKind<Window> = { name: 'wrong passwords of an address', most: 20_000 };

/** How many wrong passwords one client address may try within 15 minutes, whatever the accounts. */
export class AddressBudget {
  readonly #counter: RateCounter;

  constructor(counter: RateCounter) {
    this.#counter = counter;
  }

  /** Takes one attempt out of the budget; answers the seconds to wait where it is spent, else 0. */
  spend(address: string): Promise<number> {
    return this.#counter.change(WRONG, groupAddress(address), (window, now) => {
      const { endsAt, spent } = window ?? { endsAt: now + WINDOW_MILLISECONDS, spent: 0 };
      const isSpent = spent >= MOST_FAILURES;
      const note = { endsAt, spent: isSpent ? spent : spent + 1 };
      return { note, until: endsAt, answer: isSpent ? Math.ceil((endsAt - now) / 1000) : 0 };
    });
  }

  /** Gives an attempt back: the password was right. */
  giveBack(address: string): Promise<void> {
    return this.#counter.change(WRONG, groupAddress(address), (window, now) => {
      const note = window && { ...window, spent: Math.max(0, window.spent - 1) };
      return { note, until: window?.endsAt ?? now, answer: undefined };
    });
  }
}
