import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import { parsePhc, printPhc, type Argon2Hash } from './argon2-phc.ts';

/** Memory in KiB, passes over it, lanes. */
export interface Argon2Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const COST: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const derive = promisify(argon2);

/**
 * Argon2id on the runtime's own thread pool, 19 MiB and two passes where no other cost is given. Held by
 * password-hasher.conformance.ts.
 */
export function createArgon2PasswordHasher(cost: Argon2Cost = COST): PasswordHasher {
  const nobody: Argon2Hash = { ...cost, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      return printPhc({ ...cost, salt, tag: await deriveTag(password, { ...cost, salt }, TAG_BYTES) });
    },
    verify: async (password, hash) => {
      const known = hash === undefined ? undefined : parsePhc(hash);
      const { tag, ...parameters } = known ?? nobody;
      const derived = await deriveTag(password, parameters, tag.length);
      return timingSafeEqual(derived, tag) && known !== undefined;
    },
  };
}

/** Composed characters count as their compatible form, so that every keyboard types the same password. */
async function deriveTag(
  password: string,
  { salt, memory, passes, parallelism }: Omit<Argon2Hash, 'tag'>,
  tagLength: number,
): Promise<Uint8Array> {
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce: salt, parallelism, tagLength, memory, passes });
}
