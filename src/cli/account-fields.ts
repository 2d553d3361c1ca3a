import { randomInt } from 'node:crypto';
import { InputRefused } from './change-people.ts';

const USERNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]{0,99}$/u;
const EMAIL = /^[^\s@]+@[^\s@]+$/u;
/** Without those that are taken for another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

export const MOST_NAME_CHARACTERS = 200;

/** A username as it may be; throws `InputRefused`. */
export function checkUsername(username: string): string {
  if (USERNAME.test(username)) return username;
  throw new InputRefused(`“${username}” cannot be a username: use up to 100 letters, digits and . _ - @ +.`);
}

/** An e-mail address, or null where there is none; throws `InputRefused`. */
export function checkEmail(email: string | null): string | null {
  if (email === null || EMAIL.test(email)) return email;
  throw new InputRefused(`“${email}” is no e-mail address: write one like ana@example.org.`);
}

/** A password for somebody who is told it, for example `hk3mw-7pq2x-ntc5a-uvb9d`: about 99 bits. */
export function makePassword(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '';
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
