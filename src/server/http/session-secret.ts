import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a cookie: 256 bits that nobody can guess. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the store knows of a secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
