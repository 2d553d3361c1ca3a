import type { EditionId } from '#domain/edition/edition.ts';

/**
 * Sessions, sign-ins under way and what the built-in provider remembers. A session is found by the SHA-256 of the secret
 * in the reader's cookie; the secret itself is nowhere stored. Instants are ISO strings in UTC.
 */
export interface SessionStore {
  createSession(session: StoredSession, secretHash: string): Promise<void>;
  /** The session, unless it has ended or was last seen before `idleSince` or made before `madeSince`. */
  findSession(secretHash: string, limits: SessionLimits): Promise<StoredSession | undefined>;
  touchSession(id: string, seenAt: string): Promise<void>;
  /** Gives a session another secret; the former one opens nothing from then on. */
  rotateSession(id: string, secretHash: string): Promise<void>;
  chooseEdition(id: string, edition: EditionId): Promise<void>;
  endSession(id: string): Promise<void>;
  /**
   * Ends the sessions of an account, all of them or those of `which`, and what the built-in provider remembers of it, so
   * that the next sign-in asks for the password. Answers how many sessions there were.
   */
  endSessionsOf(account: string, which?: SessionChoice): Promise<number>;
  /** Those that hold now, the one used last first. */
  listSessionsOf(account: string, limits: SessionLimits): Promise<StoredSession[]>;
  /**
   * Ends the sessions that an outside provider ended: of the account that it knows by `subject`, of its session
   * `providerSession`, or of both. Answers how many; undefined where the message was taken before, and then ends none.
   */
  endSessionsAt(logout: ProviderLogout): Promise<number | undefined>;
  /** What the built-in provider remembers of an account goes: it asks for the password next time. */
  forgetArtifactsOf(account: string): Promise<void>;
  /** Takes out what has run out: sessions, and attempts and artifacts that were over before `idleSince`. */
  forget(limits: SessionLimits): Promise<void>;

  saveAttempt(attempt: SignInAttempt): Promise<void>;
  /** The attempt with this state, once: a second call finds nothing. */
  takeAttempt(state: string): Promise<SignInAttempt | undefined>;

  saveArtifact(artifact: ProviderArtifact): Promise<void>;
  /** Also one that has expired or was consumed: the caller looks. */
  findArtifact(model: string, by: 'id' | 'uid' | 'userCode', value: string): Promise<ProviderArtifact | undefined>;
  consumeArtifact(model: string, id: string, at: string): Promise<void>;
  deleteArtifact(model: string, id: string): Promise<void>;
  deleteGrant(grantId: string): Promise<void>;

  /** A secret of this installation by name, made from random bytes when it is first asked for. */
  getSecret(name: string, make: () => string): Promise<string>;
}

export interface SessionLimits {
  readonly idleSince: string;
  readonly madeSince: string;
}

/** Some of an account's sessions, by their public ids. */
export type SessionChoice = { readonly only: string } | { readonly except: string };

/** What a provider says has ended there. */
export interface ProviderLogout {
  readonly issuer: string;
  readonly subject: string | null;
  readonly providerSession: string | null;
  /** Names this one message of the issuer, which is remembered until `takenUntil` (instant). */
  readonly message: string;
  readonly takenUntil: string;
}

export interface StoredSession {
  /** Opaque; safe to show. */
  readonly id: string;
  /** Personal account; null for a visitor recognised by address or not at all. */
  readonly account: string | null;
  /** Institution recognised by address. */
  readonly addressInstitution: string | null;
  /** Chosen on plain localhost. */
  readonly edition: EditionId | null;
  /** For signing out at the provider. */
  readonly idToken: string | null;
  /** The browser that began it; absent for visits and where it is not known. */
  readonly userAgent?: string;
  /** The network that it was begun from, without the part that names a machine: `192.0.2.x`. */
  readonly network?: string;
  /** The provider's own name for its session; absent where it tells none. */
  readonly providerSession?: string;
  readonly createdAt: string;
  readonly seenAt: string;
}

/** A sign-in on its way through the provider. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Address of this site that was asked for, path and query. */
  readonly returnUrl: string;
  /** Scheme and host it began on. */
  readonly origin: string;
  readonly waf: string | null;
  /** SHA-256 of the cookie that ties the attempt to the browser that began it. */
  readonly browserHash: string;
  readonly startedAt: string;
}

/** What the provider stores: codes, grants, sessions of its own. */
export interface ProviderArtifact {
  readonly model: string;
  readonly id: string;
  readonly payload: string;
  readonly grantId: string | null;
  readonly userCode: string | null;
  readonly uid: string | null;
  /** Id of the account it belongs to; absent or null where it is nobody's. */
  readonly account?: string | null;
  readonly consumedAt: string | null;
  readonly expiresAt: string | null;
}
