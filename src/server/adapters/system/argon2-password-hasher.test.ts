import { describe, expect, it } from 'vitest';
import { describePasswordHasher } from '#server/ports/password-hasher.conformance.ts';
import { createArgon2PasswordHasher } from './argon2-password-hasher.ts';
import { parsePhc, printPhc } from './argon2-phc.ts';

const CHEAP = { memory: 64, passes: 1, parallelism: 1 };
const hasher = createArgon2PasswordHasher(CHEAP);

describePasswordHasher('hashing with argon2id', hasher);

describe('hashing a password with argon2id', () => {
  it('takes 19 MiB and two passes unless told otherwise, and says so in the hash', async () => {
    const hash = await createArgon2PasswordHasher().hash('a long password');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
  });

  it('verifies what was made at another cost, and what others made', async () => {
    const hash = await createArgon2PasswordHasher({ memory: 128, passes: 2, parallelism: 2 }).hash('moved');
    expect(await hasher.verify('moved', hash)).toBe(true);
    // From the reference implementation's own tests: argon2id, version 19.
    const foreign = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await hasher.verify('password', foreign)).toBe(true);
    expect(await hasher.verify('Password', foreign)).toBe(false);
  });
});

describe('a PHC string', () => {
  it('is read back as it was written', () => {
    const hash = {
      ...CHEAP,
      salt: Buffer.from('0123456789abcdef'),
      tag: Buffer.from('0123456789abcdef0123456789abcdef'),
    };
    expect(parsePhc(printPhc(hash))).toEqual(hash);
  });

  it.each([
    '$argon2id$v=16$m=64,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$MDEyMzQ1Njc4OWFiY2RlZg',
    '$argon2id$v=19$m=4,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$MDEyMzQ1Njc4OWFiY2RlZg',
    '$argon2id$v=19$m=64,t=0,p=1$MDEyMzQ1Njc4OWFiY2RlZg$MDEyMzQ1Njc4OWFiY2RlZg',
    '$argon2id$v=19$m=64,t=1,p=1$MDEy$MDEyMzQ1Njc4OWFiY2RlZg',
    '$argon2id$v=19$m=64,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$MDEy',
  ])('is not taken where it could not be computed or says too little: %s', (text) => {
    expect(parsePhc(text)).toBeUndefined();
  });
});
