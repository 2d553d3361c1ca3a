import { describe, expect, test } from 'vitest';
import type { PasswordHasher } from './password-hasher.ts';

/** What every hasher has to do, whatever its cost. */
export function describePasswordHasher(name: string, hasher: PasswordHasher): void {
  describe(name, () => {
    test('knows the password and no other', async () => {
      const hash = await hasher.hash('correct horse');
      expect(hash).toMatch(/^\$/u);
      expect(await hasher.verify('correct horse', hash)).toBe(true);
      for (const wrong of ['', 'correct hors', 'correct horse ', 'Correct horse', 'correct horse\0', hash]) {
        expect(await hasher.verify(wrong, hash), wrong).toBe(false);
      }
    });

    test('takes every letter of a password, however long it is and whatever it is written in', async () => {
      const long = 'harbour '.repeat(200);
      for (const password of [long, 'пароль для гавани', '密码🙂', 'with \0 inside']) {
        const hash = await hasher.hash(password);
        expect(await hasher.verify(password, hash), password).toBe(true);
        expect(await hasher.verify(`${password}x`, hash), password).toBe(false);
        expect(await hasher.verify(password.slice(0, -2), hash), password).toBe(false);
      }
    });

    test('salts: the same password gives another hash each time', async () => {
      const [one, other] = [await hasher.hash('x'), await hasher.hash('x')];
      expect(one).not.toBe(other);
      expect(await hasher.verify('x', one)).toBe(true);
      expect(await hasher.verify('x', other)).toBe(true);
    });

    test('is false without a hash, or with one that cannot be read', async () => {
      for (const hash of [
        undefined,
        '',
        'plain',
        '$',
        '$argon2i$v=19$m=64,t=1,p=1$c29tZXNhbHQ$c29tZXNhbHRzb21lc2FsdA',
      ]) {
        expect(await hasher.verify('anything', hash), hash).toBe(false);
        expect(await hasher.verify('', hash), hash).toBe(false);
      }
    });

    test('leaves the event loop to others, and does its work also where there is no hash to compare', async () => {
      const hash = await hasher.hash('x');
      expect(await countTurns(() => hasher.hash('x'))).toBeGreaterThan(0);
      for (const known of [hash, undefined, 'plain']) {
        expect(await countTurns(() => hasher.verify('x', known)), known).toBeGreaterThan(0);
      }
    });

    test('takes one password for the same however its characters are composed', async () => {
      expect(await hasher.verify('cafe\u0301', await hasher.hash('caf\u00e9'))).toBe(true);
    });
  });
}

/** How often others had their turn meanwhile: never where nothing is computed. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await work();
  clearImmediate(timer);
  return turns;
}
