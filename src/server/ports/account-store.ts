import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { EditionId } from '#domain/edition/edition.ts';

/** Accounts, institutions, their contracts and the network addresses they are recognised by. Days are `YYYY-MM-DD`. */
export interface AccountStore {
  findAccount(id: string): Promise<Account | undefined>;
  findAccountByUsername(username: string): Promise<Account | undefined>;
  /** By username. */
  listAccounts(): Promise<Account[]>;
  /**
   * The account of somebody who signed in at a provider: made at the first sign-in, its name brought up to date later.
   * A username that somebody else has gets a number behind it: only issuer and subject say who somebody is. An
   * institution that the store does not know counts as none. For the built-in provider (`BUILT_IN_ISSUER`) the subject
   * is the account's id: the account is answered as it is, and `AccountUnknown` thrown where it is gone. Throws
   * `AccountSuspended`.
   */
  takeIn(identity: Identity): Promise<Account>;
  /** Makes an account of this installation, with an id and an account number of its own. Throws `UsernameTaken`. */
  createAccount(draft: AccountDraft): Promise<Account>;
  /**
   * Lets nobody sign in with the account from `at` on and ends its sessions; null lets it sign in again. Answers how many
   * sessions there were.
   */
  suspendAccount(id: string, at: string | null): Promise<number>;
  /** Takes an account out with all that is its own: password, sessions, searches. Answers whether there was one. */
  deleteAccount(id: string): Promise<boolean>;
  findInstitution(id: string): Promise<Institution | undefined>;
  listInstitutions(): Promise<Institution[]>;
  /** All contracts of an institution, or only those in force on a day. */
  listContracts(institution: string, day?: string): Promise<Contract[]>;
  /** Every range there is; few enough to be kept in memory. */
  listRanges(): Promise<AddressRange[]>;
  /** Counts up with every change of ranges, contracts, institutions or accounts. */
  revision(): Promise<number>;
  saveInstitution(institution: Institution): Promise<void>;
  /**
   * Takes an institution out with its contracts and ranges; its accounts stay and belong to none. Answers whether there
   * was one.
   */
  deleteInstitution(id: string): Promise<boolean>;
  /**
   * Adds an account, or replaces the one with the same id, but for who vouches for it and whether it is suspended. Throws
   * `UsernameTaken`.
   */
  saveAccount(account: Account): Promise<void>;
  /** Adds a contract, or replaces the one of the same institution, edition and code. The institution must be there. */
  saveContract(contract: Contract): Promise<void>;
  /** Whether there was one. */
  deleteContract(institution: string, edition: EditionId, code: AccessCode): Promise<boolean>;
  saveRange(range: AddressRange): Promise<void>;
  deleteRange(institution: string, range: string): Promise<boolean>;
  /** Keeps everything that a list brings, or nothing. Throws `UsernameTaken`. */
  writePeopleList(list: PeopleList): Promise<void>;
  /**
   * Takes out every account and institution marked as demo with all that is theirs: contracts, ranges, passwords,
   * sessions. Answers how many accounts there were.
   */
  deleteDemo(): Promise<number>;
}

/** The username belongs to another account. */
export class UsernameTaken extends Error {
  constructor(username: string) {
    super(`The username “${username}” is taken.`);
    this.name = 'UsernameTaken';
  }
}

/** The built-in provider vouched for an account that is no longer there. */
export class AccountUnknown extends Error {
  constructor() {
    super('The account no longer exists. Please sign in with another one.');
    this.name = 'AccountUnknown';
  }
}

/** Somebody signed in rightly with an account that the operator has suspended. */
export class AccountSuspended extends Error {
  constructor() {
    super('The account is suspended. Please ask whoever gave it to you.');
    this.name = 'AccountSuspended';
  }
}

/** An account before it has an id and a number. */
export type AccountDraft = Pick<Account, 'username' | 'name' | 'email' | 'institution'>;

export interface Account {
  readonly id: string;
  /** Unique whatever the letter case. */
  readonly username: string;
  /** As shown. */
  readonly name: string;
  readonly accountNo: string;
  readonly email: string | null;
  readonly institution: string | null;
  /** The issuer whose claim named the institution, where no operator did. Kept by the store alone. */
  readonly claimedFrom?: string;
  readonly demo: boolean;
  /** The provider that vouches for it; absent for accounts of this installation, which have a password here. */
  readonly issuer?: string;
  /** Since when nobody may sign in with it; absent while one may. */
  readonly suspendedAt?: string;
}

/** What a list brings. The institutions must be there. */
export interface PeopleList {
  /** Added, or put in the place of those with the same institution, edition and code. */
  readonly contracts: readonly Contract[];
  readonly ranges: readonly AddressRange[];
  /** New accounts, each with the hash of its password and until when that may be used to choose another. */
  readonly made: readonly {
    readonly draft: AccountDraft;
    readonly hash: string;
    readonly initialUntil: string | null;
  }[];
  /** Accounts that are there, as they are to be. */
  readonly changed: readonly Account[];
}

/** What a provider says of somebody. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  /** Id of the institution that the provider's claim names; null where it names none. */
  readonly institution: string | null;
}

export interface Institution {
  readonly id: string;
  readonly name: string;
  readonly customerNo: string;
  /** Whom readers are told to ask, for example an e-mail address; null where nobody is named. */
  readonly contact: string | null;
  readonly demo: boolean;
}

export interface Contract {
  readonly institution: string;
  readonly edition: EditionId;
  readonly code: AccessCode;
  readonly from: string;
  /** Last day, inclusive; null is open-ended. */
  readonly to: string | null;
  readonly suspended: boolean;
}

/** An address, a block (`192.0.2.0/24`, `2001:db8::/32`) or a range (`192.0.2.1-192.0.2.20`). */
export interface AddressRange {
  readonly institution: string;
  readonly range: string;
}

/** Passwords of the built-in provider. Hashes are argon2id in PHC form; a password itself is never stored. */
export interface PasswordStore {
  /** By username, whatever the letter case. */
  findPassword(username: string): Promise<StoredPassword | undefined>;
  /**
   * Sets or replaces; failures and blocks are forgotten. `initialUntil`: the password is somebody else's choice and opens
   * nothing but the choice of another, until that instant.
   */
  savePassword(account: string, hash: string, initialUntil?: string | null): Promise<void>;
  /** Counts a wrong password and says until when further attempts are refused (instant, UTC), if at all. */
  noteFailure(account: string, at: string, blockedUntil: string | null): Promise<void>;
  clearFailures(account: string): Promise<void>;
  /** Whether anybody could sign in with a password, the demo accounts left aside. */
  hasPasswords(): Promise<boolean>;
}

export interface StoredPassword {
  readonly account: string;
  readonly hash: string;
  readonly failures: number;
  /** Instant of the last wrong password, UTC; null where none is counted. */
  readonly lastFailureAt: string | null;
  readonly blockedUntil: string | null;
  /** Until when it may be used to choose another; null for the reader's own. */
  readonly initialUntil: string | null;
}
