import { foldUsername } from '#domain/access/fold-username.ts';
import type { Account, AccountStore, PasswordStore, StoredPassword } from '#server/ports/account-store.ts';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import { AddressBudget } from './address-budget.ts';
import { countWaitSeconds, isForgotten, planRefusal, type FailureCount } from './refusal-time.ts';

export interface PasswordCheckSettings {
  readonly accounts: Pick<AccountStore, 'findAccount'>;
  readonly passwords: PasswordStore;
  readonly hasher: PasswordHasher;
  /** Accounts of the demo library may sign in. */
  readonly hasDemo: boolean;
  /** Instant, ISO 8601. */
  readonly now: () => string;
}

export interface PasswordAttempt {
  readonly username: string;
  readonly password: string;
  /** The client's network address. */
  readonly address: string;
}

export type PasswordAnswer =
  | { readonly outcome: 'right'; readonly account: Account }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'refused'; readonly because: 'account' | 'address'; readonly seconds: number };

const NO_FAILURES: FailureCount = { failures: 0, lastFailureAt: null, blockedUntil: null };
const MOST_STRANGERS = 10_000;

/**
 * Whether a password is right. A name nobody has is answered like a wrong password, as slowly and with the same refusals
 * after too many, so that nobody learns who has an account.
 */
export class PasswordCheck {
  readonly #settings: PasswordCheckSettings;
  readonly #budget = new AddressBudget();
  readonly #strangers = new Map<string, FailureCount>();
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(settings: PasswordCheckSettings) {
    this.#settings = settings;
  }

  async check(attempt: PasswordAttempt): Promise<PasswordAnswer> {
    const seconds = this.#budget.spend(attempt.address, Date.parse(this.#settings.now()));
    if (seconds > 0) return { outcome: 'refused', because: 'address', seconds };
    const answer = await this.#inTurn(foldUsername(attempt.username), () => this.#try(attempt));
    if (answer.outcome === 'right') this.#budget.giveBack(attempt.address);
    return answer;
  }

  /** One attempt at a time for a name, so that many at once cannot slip past the count. */
  async #inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(name) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#queues.set(name, turn);
    try {
      return await turn;
    } finally {
      if (this.#queues.get(name) === turn) this.#queues.delete(name);
    }
  }

  async #try({ username, password }: PasswordAttempt): Promise<PasswordAnswer> {
    const { accounts, passwords, hasher, hasDemo, now } = this.#settings;
    const stored = await passwords.findPassword(username);
    const count = await this.#readCount(stored, username);
    const seconds = countWaitSeconds(count.blockedUntil, now());
    if (seconds > 0) return { outcome: 'refused', because: 'account', seconds };
    const isRight = await hasher.verify(password, stored?.hash);
    const account = stored && (await accounts.findAccount(stored.account));
    if (!stored || !account || !isRight || (account.demo && !hasDemo)) {
      await this.#noteFailure(stored, username, count.failures + 1);
      return { outcome: 'wrong' };
    }
    if (count.failures > 0) await passwords.clearFailures(account.id);
    return { outcome: 'right', account };
  }

  async #readCount(stored: StoredPassword | undefined, username: string): Promise<FailureCount> {
    const count = stored ?? this.#strangers.get(foldUsername(username)) ?? NO_FAILURES;
    if (count.failures === 0 || !isForgotten(count, this.#settings.now())) return count;
    if (stored) await this.#settings.passwords.clearFailures(stored.account);
    return NO_FAILURES;
  }

  async #noteFailure(stored: StoredPassword | undefined, username: string, failures: number): Promise<void> {
    const at = this.#settings.now();
    const blockedUntil = planRefusal(failures, at);
    if (stored) {
      await this.#settings.passwords.noteFailure(stored.account, at, blockedUntil);
      return;
    }
    const oldest = this.#strangers.keys().next();
    if (this.#strangers.size >= MOST_STRANGERS && !oldest.done) this.#strangers.delete(oldest.value);
    this.#strangers.set(foldUsername(username), { failures, lastFailureAt: at, blockedUntil });
  }
}
