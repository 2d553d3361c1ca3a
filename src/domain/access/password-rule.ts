import { foldText } from '#domain/words/fold-text.ts';

/** A password of a reader's own, and one that an operator sets, has so many characters. */
export const LEAST_PASSWORD = 12;
export const MOST_PASSWORD = 256;

/** What is known of whoever the password is for. */
export interface PasswordOwner {
  readonly username: string;
  /** As shown. */
  readonly name: string;
  readonly email: string | null;
  /** Names of the library and of the reader's institution. */
  readonly places: readonly string[];
}

/** Whether a password is among those that many people have. */
export type IsCommonPassword = (password: string) => boolean;

/** The name of the product, and what the printed password of the demo accounts is made of. */
const OF_THE_LIBRARY = ['pandect', 'demo', 'password'];
/** Shorter parts of names stand in too many words. */
const LEAST_NAME = 3;
/** Letters and digits that a password must have besides names. */
const LEAST_BESIDE_NAMES = 6;
/** With fewer it is one key held down. */
const LEAST_DIFFERENT = 4;

/**
 * Why a password cannot be chosen, as a sentence for whoever chose it; null where it can. Any character counts, and none
 * has to be there.
 */
export function findPasswordFault(password: string, owner: PasswordOwner, isCommon: IsCommonPassword): string | null {
  const characters = Array.from(password);
  const { length } = characters;
  if (length < LEAST_PASSWORD || length > MOST_PASSWORD) {
    return `A password has ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters; this one has ${length}.`;
  }
  if (new Set(characters).size < LEAST_DIFFERENT) {
    return `This password repeats the same characters. Use at least ${LEAST_DIFFERENT} different ones.`;
  }
  if (isNames(password, owner)) {
    return 'This password is little more than your name, your user name, your institution or the library. Use other words.';
  }
  if (isOnePartRepeated(fold(password))) {
    return 'This password is one part repeated, which is tried as soon as the part alone. Use different words.';
  }
  return isCommon(password)
    ? 'Many people use this password, so it is among the first that are tried. Use another.'
    : null;
}

/** Whether little is left of it without the names, whatever stands between their parts. */
function isNames(password: string, { username, name, email, places }: PasswordOwner): boolean {
  const whole = [username, name, email?.split('@')[0] ?? '', ...places].map(fold);
  const parts = [username, name, email ?? '', ...places]
    .flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u))
    .map(fold);
  const words = [...OF_THE_LIBRARY, ...whole, ...parts].filter(({ length }) => length >= LEAST_NAME);
  const folded = fold(password);
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), folded);
  return rest.length < folded.length && rest.length < LEAST_BESIDE_NAMES;
}

/** Whether it is twice or more times what would be too short by itself: `iloveyou iloveyou`. */
function isOnePartRepeated(folded: string): boolean {
  const part = /^(.+?)\1+$/u.exec(folded)?.[1] ?? folded;
  return part !== folded && Array.from(part).length < LEAST_PASSWORD;
}

/** Letters and digits alone, whatever their case and accents, as searches fold them (`ø` is `o`, `ß` is `ss`). */
function fold(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
