import { remember } from '#domain/words/remember.ts';

const REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ı: 'i',
  ȷ: 'j',
  ς: 'σ',
};
const REPLACED = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'gu');
// Marks that write vowels (Devanagari, Thai …) stay, and so does the voicing of Kana: without them words fall together.
const ACCENTS = /[[\p{M}&&[\p{Diacritic}\p{Script=Inherited}]]--[\u3099\u309a]]/gv;
const NOT_OF_WORDS = /[^\p{L}\p{N}\p{M}]|[\u115f\u1160\u3164]/gu;
// Kept as they are: NFKC would turn ½ into 1⁄2 (without its stroke 12), and ゟ, ヿ into two words.
const NOT_KEPT = /[^\u00bc-\u00be\u2150-\u215f\u2189\u309f\u30ff]+/gu;
const STARTS_WITH_MARK = /^\p{M}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
const ASCII = /^[\0-\x7f]*$/;

/**
 * The folded form of one word as it stands in a text: NFKC, lower case, without accents, `ß æ œ ø ł đ` and the like
 * spelt out, digits of other scripts as ours, soft hyphens and joiners dropped. Folding a folded word changes nothing.
 */
export function foldWord(word: string): string {
  return ASCII.test(word) ? word.toLowerCase() : foldAccented(word);
}

const foldAccented = remember(20_000, (word) => word.replace(NOT_KEPT, foldPart));

/** Folds running text for comparing labels; unlike `foldWord` it keeps spaces and punctuation. */
export function foldText(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : foldLetters(text).normalize('NFC');
}

function foldPart(part: string): string {
  const folded = foldLetters(part).replace(NOT_OF_WORDS, '').normalize('NFC');
  // A mark without its letter would be no word: Thai ำ comes apart into one and a letter.
  return folded === '' || STARTS_WITH_MARK.test(folded) ? part : folded;
}

function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(REPLACED, (letter) => REPLACEMENTS[letter] ?? letter)
    .replace(OTHER_DIGITS, readDigit);
}

/** Digits of every script are digits (OP-185): they stand in rows of ten, beginning with nought. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
