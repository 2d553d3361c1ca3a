import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWKS } from 'oidc-provider';
import type { SessionStore } from '#server/ports/session-store.ts';

export interface ProviderSecrets {
  readonly jwks: JWKS;
  readonly cookieKey: string;
}

/** The keys of the built-in provider, made once for an installation, so that its sessions outlive the process. */
export async function loadProviderSecrets(store: SessionStore): Promise<ProviderSecrets> {
  return {
    jwks: JSON.parse(await store.getSecret('oidc-signing-keys', makeSigningKeys)) as JWKS,
    cookieKey: await store.getSecret('oidc-cookie-key', () => randomBytes(32).toString('base64url')),
  };
}

function makeSigningKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(8).toString('hex');
  return JSON.stringify({ keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' }] });
}
