import type { Identity } from './account-store.ts';
import type { SignInAttempt } from './session-store.ts';

/** Stands as the issuer of identities of the built-in provider, whose subjects are ids of `AccountStore` itself. */
export const BUILT_IN_ISSUER = 'built-in';

/** Where providers send readers back to, below the origin they came from. */
export const CALLBACK_PATH = '/apiv2/Account/callback';

/** Where a sign-in begins, below the origin. */
export const LOGIN_PATH = '/apiv2/Account/login';

/** Where a provider may send readers to once they are signed out there. */
export const SIGNED_OUT_PATHS = ['/', '/Account/loggedout'] as const;

/** What sign-in needs of an OpenID provider, ours or somebody else's. Every call may throw `ProviderUnreachable`. */
export interface IdentityProvider {
  /**
   * Path of the page where the reader says whom they sign in with; absent or null where that is known (OP-173).
   */
  choose?(request: SignInRequest): Promise<string | null>;
  /** Where to send the reader, and what has to be remembered until the answer comes. */
  begin(request: SignInRequest): Promise<SignInStart>;
  /**
   * Who signed in. Throws `SignInRefused` where the reader or the provider said no, and `SignInInvalid` where the answer
   * does not belong to the attempt or cannot be trusted.
   */
  finish(answer: SignInAnswer): Promise<SignedIn>;
  /**
   * Ends the provider's session too: answers where the reader has to be sent for that, an address that holds no token;
   * null where it is done, or the provider has no such address.
   */
  signOut(request: SignOutRequest): Promise<string | null>;
}

export interface SignInRequest {
  /** Scheme, host and port the reader is on, for example `http://ka.localhost:8080`. */
  readonly origin: string;
  /** Address of this site to return to. Not sent to the provider. */
  readonly returnUrl: string;
  /** Passed on unchanged where it is not null (OP-14). */
  readonly waf: string | null;
  /** The theme that the reader uses in the library, for pages of our own; another provider is not told. */
  readonly theme?: string;
  /** `login` asks for a password even where the provider still knows the reader. */
  readonly prompt?: 'login';
  /** Id of one of several providers. */
  readonly provider?: string;
}

/** `browserHash` and `startedAt` are the caller's to add. */
export interface SignInStart {
  readonly location: string;
  readonly attempt: Omit<SignInAttempt, 'browserHash' | 'startedAt'>;
}

export interface SignInAnswer {
  /** The address the provider sent the reader to, in full or as path and query; only its query is read. */
  readonly callbackUrl: string;
  readonly attempt: Pick<SignInAttempt, 'state' | 'nonce' | 'verifier' | 'origin'>;
}

export interface SignedIn extends Identity {
  /** For signing out at the provider later. */
  readonly idToken: string;
  /** The provider's own name for its session (`sid`), where it tells one. */
  readonly providerSession?: string;
  /** Where the provider names several institutions of the reader: which of them counts, the settings say. */
  readonly institutions?: readonly string[];
}

export interface SignOutRequest {
  readonly idToken: string;
  readonly origin: string;
  /** Where the reader ends; the origin itself where absent. */
  readonly path?: (typeof SIGNED_OUT_PATHS)[number];
}

/** The provider does not answer, or not as a provider; trying again later may help. */
export class ProviderUnreachable extends Error {
  constructor(cause?: unknown) {
    super('The sign-in service does not answer. Please try again in a few minutes.', { cause });
    this.name = 'ProviderUnreachable';
  }
}

/**
 * The reader turned back (`isCancelled`), or the provider would not let them in. `code` is the provider's own, for example
 * `access_denied`.
 */
export class SignInRefused extends Error {
  readonly code: string;
  readonly isCancelled: boolean;

  constructor(code: string, cause?: unknown) {
    const isCancelled = code === 'access_denied';
    super(isCancelled ? 'Signing in was cancelled.' : 'The sign-in service refused. Please sign in again.', { cause });
    this.name = 'SignInRefused';
    this.code = code;
    this.isCancelled = isCancelled;
  }
}

export type InvalidSignIn = 'answer' | 'clock';

const INVALID_WORDS: Readonly<Record<InvalidSignIn, string>> = {
  answer: 'The answer of the sign-in service does not belong to this sign-in. Please sign in again.',
  clock:
    'The clocks of this library and of the sign-in service are more than five minutes apart, so its answer cannot be trusted. Please tell the library’s operator.',
};

/** State, nonce or token are not those of the attempt, or the clocks differ too much. The message is meant for readers. */
export class SignInInvalid extends Error {
  readonly reason: InvalidSignIn;

  constructor(reason: InvalidSignIn, cause?: unknown) {
    super(INVALID_WORDS[reason], { cause });
    this.name = 'SignInInvalid';
    this.reason = reason;
  }
}
