import { foldUsername } from '#domain/access/fold-username.ts';
import type { Account, AccountStore, PasswordStore, StoredPassword } from '#server/ports/account-store.ts';
import type { Lease } from '#server/ports/lease.ts';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import type { NoteKind, RateCounter } from '#server/ports/rate-counter.ts';
import { AddressBudget } from './address-budget.ts';
import { KnownBrowsers } from './known-browser.ts';
import { COUNTED, countWaitSeconds, isForgotten, planRefusal, type FailureCount } from './refusal-time.ts';

export interface PasswordCheckSettings {
  readonly accounts: Pick<AccountStore, 'findAccount'>;
  readonly passwords: PasswordStore;
  readonly hasher: PasswordHasher;
  readonly counter: RateCounter;
  readonly lease: Lease;
  /** Signs what a browser is known by. Asked when it is first needed. */
  readonly browserSecret: () => Promise<string>;
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
  /** The browser's cookies, as their header has them. */
  readonly cookies?: string | undefined;
  readonly isSecure?: boolean;
}

export type PasswordAnswer =
  | { readonly outcome: 'right'; readonly account: Account; readonly setCookie: string }
  /** The password is an operator's: it opens only the choice of another, or, where its days are over, nothing. */
  | { readonly outcome: 'initial' | 'initial-over'; readonly account: Account }
  /** Right, but the operator lets nobody sign in with the account. */
  | { readonly outcome: 'suspended'; readonly account: Account }
  /** `known`: the account that was meant, where this browser has signed in with it before. */
  | { readonly outcome: 'wrong'; readonly known?: Account | undefined }
  | { readonly outcome: 'refused'; readonly because: 'account' | 'address'; readonly seconds: number };

const NO_FAILURES: FailureCount = { failures: 0, lastFailureAt: null, blockedUntil: null };
const OF_STRANGERS: NoteKind<FailureCount> = { name: 'wrong passwords for a name nobody has', most: 10_000 };
/** By the name of a known browser. Only these can fill it. */
const OF_BROWSERS: NoteKind<FailureCount> = { name: 'wrong passwords of a known browser', most: 10_000 };
/** However many attempts wait for those before them. */
const IN_TURN = { most: 1, waiting: Infinity };

/**
 * Whether a password is right. A name nobody has is answered like a wrong password, as slowly and with the same refusals
 * after too many, so that nobody learns who has an account.
 */
export class PasswordCheck {
  readonly #settings: PasswordCheckSettings;
  readonly #budget: AddressBudget;
  #browsers: Promise<KnownBrowsers> | undefined;

  constructor(settings: PasswordCheckSettings) {
    this.#settings = settings;
    this.#budget = new AddressBudget(settings.counter);
  }

  async check(attempt: PasswordAttempt): Promise<PasswordAnswer> {
    const seconds = await this.#budget.spend(attempt.address);
    if (seconds > 0) return { outcome: 'refused', because: 'address', seconds };
    const answer = await this.#inTurn(foldUsername(attempt.username), () => this.#try(attempt));
    if (answer.outcome !== 'wrong' && answer.outcome !== 'refused') await this.#budget.giveBack(attempt.address);
    return answer;
  }

  /** One attempt at a time for a name, so that many at once cannot slip past the count. */
  async #inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = await this.#settings.lease.take(`sign-in of ${name}`, IN_TURN);
    try {
      return await work();
    } finally {
      await turn?.release();
    }
  }

  async #try({ username, password, cookies = '', isSecure = false }: PasswordAttempt): Promise<PasswordAnswer> {
    const { accounts, passwords, hasher, hasDemo, now } = this.#settings;
    const [stored, browsers] = await Promise.all([passwords.findPassword(username), this.#openBrowsers()]);
    const browser = stored && browsers.find(cookies, stored);
    const count = await this.#readCount(stored, username, browser);
    const seconds = countWaitSeconds(count.blockedUntil, now());
    if (seconds > 0) return { outcome: 'refused', because: 'account', seconds };
    const isRight = await hasher.verify(password, stored?.hash);
    const account = stored && (await accounts.findAccount(stored.account));
    if (!stored || !account || !isRight || (account.demo && !hasDemo)) {
      await this.#noteFailure(stored, username, browser, count.failures + 1);
      return { outcome: 'wrong', known: browser === undefined ? undefined : account };
    }
    // What strangers tried goes on counting for them.
    if (browser !== undefined) await this.#note(OF_BROWSERS, browser, undefined);
    else if (count.failures > 0) await passwords.clearFailures(account.id);
    if (account.suspendedAt !== undefined) return { outcome: 'suspended', account };
    if (stored.initialUntil !== null) {
      return { outcome: now() <= stored.initialUntil ? 'initial' : 'initial-over', account };
    }
    return { outcome: 'right', account, setCookie: browsers.remember(cookies, stored, isSecure) };
  }

  /** The `Set-Cookie` header by which the browser is known once the account has the password that it has now. */
  async remember({ username, cookies = '', isSecure = false }: Omit<PasswordAttempt, 'password' | 'address'>) {
    const stored = await this.#settings.passwords.findPassword(username);
    return stored && (await this.#openBrowsers()).remember(cookies, stored, isSecure);
  }

  #openBrowsers(): Promise<KnownBrowsers> {
    this.#browsers ??= this.#settings.browserSecret().then(
      (secret) => new KnownBrowsers(secret),
      (error: unknown) => {
        this.#browsers = undefined;
        throw error;
      },
    );
    return this.#browsers;
  }

  async #readCount(
    stored: StoredPassword | undefined,
    username: string,
    browser: string | undefined,
  ): Promise<FailureCount> {
    const count =
      browser === undefined
        ? (stored ?? (await this.#findCount(OF_STRANGERS, foldUsername(username))))
        : await this.#findCount(OF_BROWSERS, browser);
    if (count.failures === 0 || !isForgotten(count, this.#settings.now())) return count;
    if (stored && browser === undefined) await this.#settings.passwords.clearFailures(stored.account);
    return NO_FAILURES;
  }

  async #noteFailure(
    stored: StoredPassword | undefined,
    username: string,
    browser: string | undefined,
    failures: number,
  ): Promise<void> {
    const at = this.#settings.now();
    const blockedUntil = planRefusal(failures, at);
    const count = { failures, lastFailureAt: at, blockedUntil };
    if (browser !== undefined) return this.#note(OF_BROWSERS, browser, count);
    if (stored) {
      await this.#settings.passwords.noteFailure(stored.account, at, blockedUntil);
      return;
    }
    await this.#note(OF_STRANGERS, foldUsername(username), count);
  }

  #findCount(kind: NoteKind<FailureCount>, key: string): Promise<FailureCount> {
    return this.#settings.counter.change(kind, key, (note, now) => ({
      note,
      until: now + COUNTED,
      answer: note ?? NO_FAILURES,
    }));
  }

  #note(kind: NoteKind<FailureCount>, key: string, note: FailureCount | undefined): Promise<void> {
    return this.#settings.counter.change(kind, key, (_former, now) => ({
      note,
      until: now + COUNTED,
      answer: undefined,
    }));
  }
}
