/** What a code point does for the words around it. */
export type CharacterClass = 1 | 2 | 3 | 4 | 5 | 6;

/** Ends a word and belongs to none. */
export const SEPARATOR = 1;
/** A letter or digit of a script that writes words as runs. */
export const LETTER = 2;
/** A word of its own: Han, Kana, Hangul, Thai. */
export const LONE = 3;
/** Belongs to the character before it (combining marks, half-width voicing); separates where there is none. */
export const MARK = 4;
/** Soft hyphen, joiners: skipped inside a word, separates elsewhere. */
export const JOINER = 5;
/** Vowel or final consonant of a decomposed Hangul syllable: continues a lone character, else is one. */
export const LONE_TAIL = 6;

/** Soft hyphen, zero-width (non-)joiner, word joiner, byte order mark, and the Hangul fillers, which show nothing. */
const JOINERS: ReadonlySet<number> = new Set([0xad, 0x200c, 0x200d, 0x2060, 0xfeff, 0x115f, 0x1160, 0x3164, 0xffa0]);
const LETTER_PATTERN = /[\p{L}\p{N}]/u;
const MARK_PATTERN = /[\p{M}\uff9e\uff9f]/u;
const LONE_TAIL_PATTERN = /[\u1160-\u11ff\ud7b0-\ud7ff]/u;
const LONE_PATTERN =
  /[[\p{L}\p{N}]&&[\p{Script_Extensions=Han}\p{Script_Extensions=Hira}\p{Script_Extensions=Kana}\p{Script_Extensions=Hang}\p{Script=Thai}]]/v;

const basicPlane = new Uint8Array(0x10000);

/** The class of a Unicode code point. Text and queries are cut by the same answer. */
export function classifyCharacter(codePoint: number): CharacterClass {
  if (codePoint > 0xffff) return computeClass(codePoint);
  const known = basicPlane[codePoint] as CharacterClass | 0;
  if (known !== 0) return known;
  return (basicPlane[codePoint] = computeClass(codePoint));
}

/** Whether a word, as the tokeniser cuts it, is a character that is a word of its own. */
export function isLoneWord(word: string): boolean {
  const kind = classifyCharacter(word.codePointAt(0) ?? 0);
  return kind === LONE || kind === LONE_TAIL;
}

function computeClass(codePoint: number): CharacterClass {
  const character = String.fromCodePoint(codePoint);
  if (JOINERS.has(codePoint)) return JOINER;
  if (MARK_PATTERN.test(character)) return MARK;
  if (!LETTER_PATTERN.test(character)) return SEPARATOR;
  if (LONE_TAIL_PATTERN.test(character)) return LONE_TAIL;
  // Compatibility forms such as ㈠ fold to a lone character, so they have to be one already.
  return LONE_PATTERN.test(character.normalize('NFKD')) ? LONE : LETTER;
}
