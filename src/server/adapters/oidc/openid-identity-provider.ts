import * as openid from 'openid-client';
import { isLoopbackHost } from '#domain/access/loopback-host.ts';
import {
  CALLBACK_PATH,
  ProviderUnreachable,
  SignInInvalid,
  type IdentityProvider,
  type SignedIn,
  type SignInAnswer,
  type SignInRequest,
  type SignInStart,
  type SignOutRequest,
} from '#server/ports/identity-provider.ts';
import type { ProviderLogout } from '#server/ports/session-store.ts';
import { createKeys, readLogoutToken, type ProviderKeys } from './logout-token.ts';
import { readToken } from './read-token.ts';
import { translateSignInError } from './translate-sign-in-error.ts';

export interface OpenIdSettings {
  /** Asked when it is first needed: the port of the built-in provider is known only once the server listens. */
  readonly issuer: () => string;
  readonly clientId: string;
  /** Null for a public client, which PKCE alone protects. */
  readonly clientSecret: string | null;
  /** Name of the claim that holds the id of the reader's institution. */
  readonly institutionClaim: string;
  /** Instant, ISO 8601. */
  readonly now: () => string;
  /** What identities name as their issuer; the issuer itself where absent. */
  readonly issuerName?: string;
  /** The provider draws its pages in the library's themes. */
  readonly hasThemes?: boolean;
  /** What is asked for, between blanks; `openid profile email` where absent. */
  readonly scope?: string;
  /** Stands before each state, with a dot between, so that an answer says which of several providers it is of. */
  readonly statePrefix?: string;
  /** Ends what the provider remembers of a subject, where it needs no visit of the reader. */
  readonly forget?: (subject: string) => Promise<void>;
  /** How the provider is asked, where that is not over the network. */
  readonly ask?: AskProvider;
}

/** Answers a request as `fetch` does. */
export type AskProvider = (url: string, request: RequestInit) => Promise<Response>;

/** A provider's answers have to come within this time. */
const TIMEOUT_SECONDS = 5;
/** The clock of either side may be off by this much. */
const CLOCK_TOLERANCE_SECONDS = 300;
const SCOPE = 'openid profile email';

/**
 * Any OpenID provider: code flow with PKCE (S256), state and nonce, signatures checked. The provider is looked up at
 * the first sign-in and remembered; a failed look-up is tried again with the next one. Held by
 * identity-provider.conformance.ts.
 */
export class OpenIdIdentityProvider implements IdentityProvider {
  readonly #settings: OpenIdSettings;
  #configuration: Promise<openid.Configuration> | undefined;
  #keys: ProviderKeys | undefined;

  constructor(settings: OpenIdSettings) {
    this.#settings = settings;
  }

  async begin(request: SignInRequest): Promise<SignInStart> {
    const configuration = await this.#discover();
    const { origin, returnUrl, waf } = request;
    const { scope = SCOPE, statePrefix } = this.#settings;
    const state = (statePrefix === undefined ? '' : `${statePrefix}.`) + openid.randomState();
    const nonce = openid.randomNonce();
    const verifier = openid.randomPKCECodeVerifier();
    const location = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: origin + CALLBACK_PATH,
      scope,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(request.prompt === undefined ? {} : { prompt: request.prompt }),
      ...(waf === null ? {} : { waf }),
      ...(this.#settings.hasThemes && request.theme !== undefined ? { theme: request.theme } : {}),
    });
    return { location: location.href, attempt: { state, nonce, verifier, returnUrl, origin, waf } };
  }

  async finish({ callbackUrl, attempt }: SignInAnswer): Promise<SignedIn> {
    const configuration = await this.#discover();
    // The address is built anew from the attempt, so that it is the one the provider was given, whatever was asked.
    const current = new URL(attempt.origin + CALLBACK_PATH);
    current.search = new URL(callbackUrl, attempt.origin).search;
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, current, {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || tokens.id_token === undefined) throw new SignInInvalid('answer');
      this.#checkClock(claims.iat);
      return {
        ...this.#present(await this.#completeClaims(configuration, claims, tokens.access_token)),
        idToken: tokens.id_token,
      };
    } catch (error) {
      throw translateSignInError(error);
    }
  }

  /**
   * Addresses end up in histories and logs: the provider is told who asks (`client_id`, which is added) and where to
   * return, and knows the reader by its own cookie; no token goes along.
   */
  async signOut({ idToken, origin, path = '/' }: SignOutRequest): Promise<string | null> {
    if (this.#settings.forget) {
      await this.#settings.forget(readToken(idToken).sub);
      return null;
    }
    const configuration = await this.#discover();
    if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
    return openid.buildEndSessionUrl(configuration, { post_logout_redirect_uri: origin + path }).href;
  }

  /**
   * What a logout token of the provider says has ended there (OP-202). Throws `SignInInvalid` for one that cannot be
   * trusted.
   */
  async readLogout(token: string): Promise<ProviderLogout> {
    const configuration = await this.#discover();
    const { issuer, jwks_uri: keysAt } = configuration.serverMetadata();
    if (keysAt === undefined) throw new ProviderUnreachable();
    this.#keys ??= createKeys(keysAt, (url, options) => this.#ask(url, { ...options, headers: {}, body: undefined }));
    const { clientId, now } = this.#settings;
    return readLogoutToken(token, { issuer, clientId, keys: this.#keys, now: now() });
  }

  #discover(): Promise<openid.Configuration> {
    this.#configuration ??= this.#lookUp().catch((error: unknown) => {
      this.#configuration = undefined;
      throw new ProviderUnreachable(error);
    });
    return this.#configuration;
  }

  async #lookUp(): Promise<openid.Configuration> {
    const { clientId, clientSecret } = this.#settings;
    const issuer = new URL(this.#settings.issuer());
    const execute = [openid.enableNonRepudiationChecks];
    if (this.#settings.ask || isLoopbackHost(issuer.hostname)) execute.push(openid.allowInsecureRequests);
    const metadata = {
      [openid.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
      [openid.clockSkew]: this.#secondsNow() - Math.floor(Date.now() / 1000),
    };
    const authentication = clientSecret === null ? openid.None() : openid.ClientSecretBasic(clientSecret);
    return openid.discovery(issuer, clientId, metadata, authentication, {
      execute,
      timeout: TIMEOUT_SECONDS,
      [openid.customFetch]: this.#ask,
    });
  }

  /**
   * What only reads is asked a second time where the connection broke: a connection kept open may be one that a restarted
   * provider has closed.
   */
  readonly #ask: openid.CustomFetch = (url, options) => {
    const ask = () => (this.#settings.ask ?? fetch)(url, options as RequestInit);
    if (options.method !== 'GET') return ask();
    return ask().catch((error: unknown) => {
      if (error instanceof TypeError) return ask();
      throw error;
    });
  };

  /** A token is made while we wait for it: one from another time says that one of the clocks is wrong. */
  #checkClock(issuedAt: number): void {
    if (Math.abs(this.#secondsNow() - issuedAt) > CLOCK_TOLERANCE_SECONDS) throw new SignInInvalid('clock');
  }

  #secondsNow(): number {
    return Math.floor(Date.parse(this.#settings.now()) / 1000);
  }

  /** Some providers tell a reader's name only when asked for it. */
  async #completeClaims(
    configuration: openid.Configuration,
    claims: openid.IDToken,
    accessToken: string,
  ): Promise<openid.IDToken> {
    const hasNames = claims['preferred_username'] !== undefined && claims['name'] !== undefined;
    if (hasNames || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    return { ...(await openid.fetchUserInfo(configuration, accessToken, claims.sub)), ...claims };
  }

  #present(claims: openid.IDToken): Omit<SignedIn, 'idToken'> {
    const read = (name: string) => {
      const value = claims[name];
      return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
    };
    const email = read('email');
    const sid = read('sid');
    const username = read('preferred_username') ?? email ?? claims.sub;
    const [institution = null, ...more] = readNames(claims[this.#settings.institutionClaim]);
    return {
      issuer: this.#settings.issuerName ?? claims.iss,
      subject: claims.sub,
      username,
      name: read('name') ?? username,
      email,
      institution: more.length === 0 ? institution : null,
      ...(institution === null || more.length === 0 ? {} : { institutions: [institution, ...more] }),
      ...(sid === null ? {} : { providerSession: sid }),
    };
  }
}

/** A claim is one name or, with many providers, a list of them; what is neither names nobody. */
function readNames(claim: unknown): string[] {
  const names = (Array.isArray(claim) ? claim : [claim]).flatMap((name: unknown) =>
    typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [],
  );
  return [...new Set(names)];
}
