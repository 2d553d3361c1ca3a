/** An argon2id hash with what it was made with; memory in KiB. */
export interface Argon2Hash {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Uint8Array;
  readonly tag: Uint8Array;
}

const PHC =
  /^\$argon2id\$v=19\$m=(?<memory>\d{1,7}),t=(?<passes>\d{1,3}),p=(?<parallelism>\d{1,2})\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/;
const LEAST_SALT_BYTES = 8;
const LEAST_TAG_BYTES = 16;

/** The PHC string of a hash: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, base64 without padding. */
export function printPhc({ memory, passes, parallelism, salt, tag }: Argon2Hash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${print(salt)}$${print(tag)}`;
}

/** Reads a PHC string; undefined for anything that is not an argon2id hash of version 19. */
export function parsePhc(text: string): Argon2Hash | undefined {
  const groups = PHC.exec(text)?.groups;
  if (!groups) return undefined;
  const memory = Number(groups['memory']);
  const passes = Number(groups['passes']);
  const parallelism = Number(groups['parallelism']);
  const salt = Buffer.from(groups['salt'] ?? '', 'base64');
  const tag = Buffer.from(groups['tag'] ?? '', 'base64');
  const isUsable = passes > 0 && parallelism > 0 && memory >= 8 * parallelism;
  if (!isUsable || salt.length < LEAST_SALT_BYTES || tag.length < LEAST_TAG_BYTES) return undefined;
  return { memory, passes, parallelism, salt, tag };
}

function print(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
