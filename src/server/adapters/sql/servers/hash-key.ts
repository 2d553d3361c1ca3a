import { createHash } from 'node:crypto';

/** What stands for a key: no address and no name of an account is kept with what is counted of it. */
export function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
