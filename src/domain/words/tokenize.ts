import { JOINER, LETTER, LONE, LONE_TAIL, MARK, classifyCharacter } from '#domain/words/classify-character.ts';
import { foldWord } from '#domain/words/fold-text.ts';
import { isEnglish, markForeign } from '#domain/words/word-of-text.ts';

/** The words of a text in order; all three lists have the same length. Offsets are UTF-16, into the original text. */
export interface TokenList {
  /** Folded words, those of another language than English marked (`markForeign`). */
  readonly words: readonly string[];
  readonly starts: Uint32Array;
  /** Exclusive. */
  readonly ends: Uint32Array;
}

/** Called for each word: folded, and where it stands in the original text (`end` exclusive). */
export type TokenVisitor = (word: string, start: number, end: number) => void;

const STRAIGHT = 0x27;
const TYPOGRAPHIC = 0x2019;
const SMALL_S = 0x73;

const LOWER = 1;
const UPPER = 2;
const asciiLetters = new Uint8Array(128);
for (const character of '0123456789abcdefghijklmnopqrstuvwxyz') asciiLetters[character.charCodeAt(0)] = LOWER;
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') asciiLetters[character.charCodeAt(0)] = UPPER;

/** Cuts a text into folded words with their places; `language` is a BCP 47 tag, unknown where it is absent. */
export function tokenizeText(text: string, language?: string): TokenList {
  const english = isEnglish(language);
  const words: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  forEachToken(text, (word, start, end) => {
    words.push(english ? word : markForeign(word));
    starts.push(start);
    ends.push(end);
  });
  return { words, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

/** Takes the words of a text without a string of its own for each. */
export interface TokenSink {
  /** A word of plain Latin letters and digits, from `start` to `end` of the text; folding it is lower case. */
  takePlain(text: string, start: number, end: number): void;
  /** Any other word, folded. */
  takeFolded(word: string): void;
}

/** Visits the words of a text in order; see `scanTokens` for what a word is. */
export function forEachToken(text: string, visit: TokenVisitor): void {
  scan(text, visitFolded(text, visit), visit);
}

/** The same for names that are compared with stored ones: the `s` behind an apostrophe is a word of its own there. */
export function forEachNameWord(text: string, visit: TokenVisitor): void {
  scan(text, visitFolded(text, visit), visit, true);
}

function visitFolded(text: string, visit: TokenVisitor): VisitPlain {
  return (start, end, isLower) => {
    const word = text.slice(start, end);
    visit(isLower ? word : word.toLowerCase(), start, end);
  };
}

/** How many words a text has. */
export function countTokens(text: string): number {
  let count = 0;
  const add = () => {
    count += 1;
  };
  scan(text, add, add);
  return count;
}

/**
 * Hands over the words of a text in order. A word is a maximal run of letters and digits with the marks on them; each
 * Han, Kana, Hangul or Thai character is a word of its own. Soft hyphens and joiners inside a word are skipped, and so
 * is the `'s` of a possessive behind it: `tribunal's` is the word `tribunal`, and what follows stands beside it.
 */
export function scanTokens(text: string, sink: TokenSink): void {
  scan(
    text,
    (start, end) => sink.takePlain(text, start, end),
    (word) => sink.takeFolded(word),
  );
}

type VisitPlain = (start: number, end: number, isLower: boolean) => void;

function scan(text: string, visitPlain: VisitPlain, visit: TokenVisitor, keepsPossessive = false): void {
  const length = text.length;
  let at = 0;
  while (at < length) {
    const start = at;
    let letters = 0;
    let unit = text.charCodeAt(at);
    while (unit < 128 && asciiLetters[unit] !== 0) {
      letters |= asciiLetters[unit] as number;
      if (++at === length) break;
      unit = text.charCodeAt(at);
    }
    if (unit >= 128 && (letters === 0 || continuesWord(text, at))) at = visitWord(text, start, visit, keepsPossessive);
    else if (letters === 0) at++;
    else {
      visitPlain(start, at, letters < UPPER);
      // Behind most words stands a blank: it is known here, so that the text is not asked again.
      if (at < length && isApostrophe(unit) && !keepsPossessive) at = skipPossessive(text, at);
    }
  }
}

/** Where the possessive `'s` behind a word ends, or `at` where there is none. */
function skipPossessive(text: string, at: number): number {
  if (!isApostrophe(text.charCodeAt(at))) return at;
  const letter = text.charCodeAt(at + 1) | 0x20;
  if (letter !== SMALL_S) return at;
  const after = at + 2;
  return after < text.length && isInWord(text, after) ? at : after;
}

function isApostrophe(unit: number): boolean {
  return unit === STRAIGHT || unit === TYPOGRAPHIC;
}

function isInWord(text: string, at: number): boolean {
  const kind = classifyCharacter(text.codePointAt(at) as number);
  return kind === LETTER || kind === MARK;
}

function continuesWord(text: string, at: number): boolean {
  const found = classifyCharacter(text.codePointAt(at) as number);
  return found === LETTER || found === MARK || found === JOINER;
}

/** Visits the word that begins at `start`, if one does, and returns where to go on. */
function visitWord(text: string, start: number, visit: TokenVisitor, keepsPossessive: boolean): number {
  const first = text.codePointAt(start) as number;
  const kind = classifyCharacter(first);
  const end = start + widthOf(first);
  if (kind === LETTER) {
    const after = visitRun(text, start, end, visit);
    return keepsPossessive ? after : skipPossessive(text, after);
  }
  if (kind === LONE || kind === LONE_TAIL) return visitLone(text, start, end, visit);
  return end;
}

function visitRun(text: string, start: number, firstEnd: number, visit: TokenVisitor): number {
  let end = firstEnd;
  let at = firstEnd;
  while (at < text.length) {
    const codePoint = text.codePointAt(at) as number;
    const kind = classifyCharacter(codePoint);
    if (kind !== LETTER && kind !== MARK && kind !== JOINER) break;
    at += widthOf(codePoint);
    if (kind !== JOINER) end = at;
  }
  visit(foldWord(text.slice(start, end)), start, end);
  return at;
}

function visitLone(text: string, start: number, firstEnd: number, visit: TokenVisitor): number {
  let end = firstEnd;
  while (end < text.length) {
    const codePoint = text.codePointAt(end) as number;
    const kind = classifyCharacter(codePoint);
    if (kind !== MARK && kind !== LONE_TAIL) break;
    end += widthOf(codePoint);
  }
  visit(foldWord(text.slice(start, end)), start, end);
  return end;
}

function widthOf(codePoint: number): number {
  return codePoint > 0xffff ? 2 : 1;
}
