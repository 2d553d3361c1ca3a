import { createRemoteJWKSet, customFetch, errors, jwtVerify, type FetchImplementation, type JWTPayload } from 'jose';
import { ProviderUnreachable, SignInInvalid } from '#server/ports/identity-provider.ts';
import type { ProviderLogout } from '#server/ports/session-store.ts';

export type ProviderKeys = ReturnType<typeof createRemoteJWKSet>;

/** The event of OpenID Connect Back-Channel Logout 1.0, 2.4. */
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Made with a key that the provider alone has. */
const ALGORITHMS = ['RS', 'PS', 'ES'].flatMap((kind) => ['256', '384', '512'].map((size) => kind + size));
const TIMEOUT_MILLISECONDS = 5000;
/** A token is sent when it is made; the clocks may be so far apart. */
const AGE_SECONDS = 120;
const CLOCK_TOLERANCE_SECONDS = 300;
const MOST_CHARACTERS = 1000;

/** The keys of a provider, asked for when they are first needed and when a token names one that is not known. */
export function createKeys(address: string, ask: FetchImplementation): ProviderKeys {
  return createRemoteJWKSet(new URL(address), { timeoutDuration: TIMEOUT_MILLISECONDS, [customFetch]: ask });
}

interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: ProviderKeys;
  /** Instant. */
  readonly now: string;
}

/**
 * What a logout token says has ended. Throws `SignInInvalid` for one that was not made for us by the provider just now
 * (Back-Channel Logout 1.0, 2.6), and `ProviderUnreachable` where its keys cannot be had.
 */
export async function readLogoutToken(token: string, expected: Expected): Promise<ProviderLogout> {
  const { issuer } = expected;
  const payload = await verify(token, expected);
  const { iat = 0, jti } = payload;
  const [subject, providerSession] = [readName(payload.sub), readName(payload['sid'])];
  const isLogout = isRecord(payload['events']) && isRecord(payload['events'][EVENT]);
  // With a nonce it would do as an ID token, and an ID token must not do here.
  const isSound = isLogout && !('nonce' in payload) && readName(jti) !== null;
  if (!isSound || (subject === null && providerSession === null)) throw new SignInInvalid('answer');
  const takenUntil = new Date((iat + AGE_SECONDS + 2 * CLOCK_TOLERANCE_SECONDS) * 1000).toISOString();
  return { issuer, subject, providerSession, message: jti ?? '', takenUntil };
}

async function verify(token: string, { issuer, clientId, keys, now }: Expected): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: [...ALGORITHMS, 'EdDSA', 'Ed25519'],
      maxTokenAge: AGE_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(now),
    });
    return payload;
  } catch (error) {
    const isKeys = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
    throw isKeys ? new ProviderUnreachable(error) : new SignInInvalid('answer', error);
  }
}

function readName(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= MOST_CHARACTERS ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
