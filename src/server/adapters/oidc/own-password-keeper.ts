import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Account, AccountStore, PasswordStore, StoredPassword } from '#server/ports/account-store.ts';
import type { OwnPasswords, PasswordChange, PasswordWish } from '#server/ports/own-passwords.ts';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import type { PasswordRule } from '#server/ports/password-rule.ts';
import type { SessionStore } from '#server/ports/session-store.ts';
import type { PasswordCheck } from './password-check.ts';

export interface OwnPasswordParts {
  readonly check: PasswordCheck;
  readonly accounts: Pick<AccountStore, 'findAccount'>;
  readonly passwords: PasswordStore;
  readonly hasher: PasswordHasher;
  readonly sessions: Pick<SessionStore, 'endSessionsOf'>;
  readonly rule: PasswordRule;
  /** Signs tickets. Asked when it is first needed. */
  readonly secret: () => Promise<string>;
}

/** Readers choose passwords of their own: at sign-in in the place of the operator's, later in the place of their former one. */
export class OwnPasswordKeeper implements OwnPasswords {
  readonly check: PasswordCheck;
  readonly #parts: OwnPasswordParts;

  constructor(parts: OwnPasswordParts) {
    this.check = parts.check;
    this.#parts = parts;
  }

  async change({ account, password, wanted, address, session }: PasswordWish): Promise<PasswordChange> {
    const words = await this.#parts.rule(wanted, account);
    if (words !== null) return { outcome: 'fault', words };
    const answer = await this.check.check({ username: account.username, password, address });
    if (answer.outcome === 'refused') return answer;
    if (answer.outcome === 'wrong' || answer.account.id !== account.id) return { outcome: 'wrong' };
    if (wanted === password) return { outcome: 'fault', words: 'This is the password you have. Choose another.' };
    await this.#save(account, wanted);
    return { outcome: 'changed', ended: await this.#parts.sessions.endSessionsOf(account.id, { except: session }) };
  }

  /**
   * Proves, in this one sign-in and until the password changes, that its holder said the operator's password rightly: to
   * be given to nobody else.
   */
  async printTicket(signIn: string, username: string): Promise<string> {
    const stored = await this.#parts.passwords.findPassword(username);
    return stored ? this.#prove(signIn, stored) : '';
  }

  /** Whose ticket it is; undefined where it proves nothing. */
  async readTicket(signIn: string, username: string, ticket: string): Promise<Account | undefined> {
    const stored = await this.#parts.passwords.findPassword(username);
    if (!stored || stored.initialUntil === null) return undefined;
    const [sent, expected] = [Buffer.from(ticket), Buffer.from(await this.#prove(signIn, stored))];
    if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
    const account = await this.#parts.accounts.findAccount(stored.account);
    return account?.suspendedAt === undefined ? account : undefined;
  }

  /** Puts a reader's own password in the place of the operator's; answers what is wrong with it, else null. */
  async choose(account: Account, wanted: string): Promise<string | null> {
    const { passwords, hasher, rule } = this.#parts;
    const words = await rule(wanted, account);
    if (words !== null) return words;
    const stored = await passwords.findPassword(account.username);
    if (await hasher.verify(wanted, stored?.hash)) return 'This is the password that you were given. Choose another.';
    await this.#save(account, wanted);
    return null;
  }

  async #save(account: Account, wanted: string): Promise<void> {
    await this.#parts.passwords.savePassword(account.id, await this.#parts.hasher.hash(wanted));
  }

  async #prove(signIn: string, { account, hash }: StoredPassword): Promise<string> {
    return createHmac('sha256', await this.#parts.secret())
      .update(JSON.stringify(['new-password', signIn, account, hash]))
      .digest('base64url');
  }
}
