import type { Account } from './account-store.ts';

/** What readers do with passwords of this installation by themselves. */
export interface OwnPasswords {
  /**
   * Puts another password in the place of the present one, which must be said rightly; wrong ones count as at sign-in.
   * Every session of the account ends but `session`.
   */
  change(wish: PasswordWish): Promise<PasswordChange>;
}

export interface PasswordWish {
  readonly account: Account;
  /** The present one. */
  readonly password: string;
  readonly wanted: string;
  /** The client's network address. */
  readonly address: string;
  /** Id of the session that stays. */
  readonly session: string;
}

export type PasswordChange =
  | { readonly outcome: 'changed'; readonly ended: number }
  | { readonly outcome: 'wrong' }
  /** The wanted one cannot be taken, for a reason that is said in a sentence. */
  | { readonly outcome: 'fault'; readonly words: string }
  /** After too many wrong ones. */
  | { readonly outcome: 'refused'; readonly because: 'account' | 'address'; readonly seconds: number };
