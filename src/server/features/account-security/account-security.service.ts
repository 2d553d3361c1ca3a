import type { AccountSecurity, AccountSession } from '#contract/account-security.ts';
import { describeBrowser } from '#domain/access/describe-browser.ts';
import type { Reader } from '#domain/access/reader.ts';
import { limitSessions, type SessionTerms } from '#domain/access/session-limits.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Account, AccountStore } from '#server/ports/account-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { OwnPasswords, PasswordChange } from '#server/ports/own-passwords.ts';
import type { SessionStore, StoredSession } from '#server/ports/session-store.ts';

export interface AccountSecurityParts {
  readonly accounts: Pick<AccountStore, 'findAccount' | 'findInstitution'>;
  readonly sessions: Pick<SessionStore, 'listSessionsOf' | 'endSessionsOf'>;
  readonly sessionTerms: SessionTerms;
  readonly ownPasswords: OwnPasswords;
  /** Name of an outside provider, by its issuer. */
  readonly nameProvider: (issuer: string) => string;
  readonly clock: Clock;
}

/** Password and sessions of whoever asks. Every call throws `account-needed` for a visitor. */
export class AccountSecurityService {
  readonly #parts: AccountSecurityParts;

  constructor(parts: AccountSecurityParts) {
    this.#parts = parts;
  }

  async describe(reader: Reader): Promise<AccountSecurity> {
    const { accounts, sessions, sessionTerms, nameProvider, clock } = this.#parts;
    const account = await this.#find(reader);
    const institution = account.institution === null ? undefined : await accounts.findInstitution(account.institution);
    const held = await sessions.listSessionsOf(account.id, limitSessions(sessionTerms, clock.now()));
    return {
      username: account.username,
      passwordKeptBy: account.issuer !== undefined ? 'provider' : account.demo ? 'demo' : 'library',
      provider: account.issuer === undefined ? null : nameProvider(account.issuer),
      help: institution ? { institution: institution.name, contact: institution.contact } : null,
      sessions: held.map((session) => presentSession(session, reader, account)),
    };
  }

  /** Throws `password-elsewhere`, `password-unfit`, `password-wrong` and `too-many-passwords`. */
  async changePassword(reader: Reader, password: string, wanted: string): Promise<number> {
    const account = await this.#find(reader);
    if (account.issuer !== undefined || account.demo) {
      const reason = account.demo ? 'It is printed for everybody.' : 'It is kept by the provider that signs you in.';
      throw new LibraryError('password-elsewhere', { reason });
    }
    const { address } = reader.client;
    const session = reader.visitor.sessionId;
    const change = await this.#parts.ownPasswords.change({ account, password, wanted, address, session });
    return change.outcome === 'changed' ? change.ended : refuse(change);
  }

  /** Answers how many sessions ended; throws `session-not-found` for one that is none of the account's. */
  async endSessions(reader: Reader, which: 'one' | 'others' | 'all', id = ''): Promise<number> {
    const { id: account } = await this.#find(reader);
    const choices = { one: { only: id }, others: { except: reader.visitor.sessionId }, all: undefined };
    const ended = await this.#parts.sessions.endSessionsOf(account, choices[which]);
    if (ended === 0 && which === 'one') throw new LibraryError('session-not-found');
    return ended;
  }

  async #find({ visitor }: Reader): Promise<Account> {
    const account = visitor.account && (await this.#parts.accounts.findAccount(visitor.account.id));
    if (!account) throw new LibraryError('account-needed');
    return account;
  }
}

/** Of a demo account, which strangers share, nobody is told where the others are. */
function presentSession(session: StoredSession, { visitor }: Reader, { demo }: Account): AccountSession {
  const { id, userAgent, network, createdAt, seenAt } = session;
  return {
    id,
    isThis: id === visitor.sessionId,
    browser: userAgent === undefined ? null : describeBrowser(userAgent),
    network: demo ? null : (network ?? null),
    begunAt: createdAt,
    usedAt: seenAt,
  };
}

function refuse(change: Exclude<PasswordChange, { outcome: 'changed' }>): never {
  if (change.outcome === 'wrong') throw new LibraryError('password-wrong', { field: 'password' });
  if (change.outcome === 'fault') throw new LibraryError('password-unfit', { field: 'wanted', reason: change.words });
  const where = change.because === 'account' ? 'for this account' : 'from your network';
  const minutes = Math.ceil(change.seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const reason = `There were too many wrong passwords ${where}. Try again in ${wait}.`;
  throw new LibraryError('too-many-passwords', { field: 'password', reason, retryAfter: change.seconds });
}
