import { readYear } from './known-instruments.ts';
import { LATIN_NUMBERS } from './provision-step.ts';
import { isInnerUnit, readUnit, type ReferenceUnit } from './provision-unit.ts';
import type { ReferenceCursor, WrittenStep } from './reference-cursor.ts';
import { readRoman } from '#domain/words/roman-numeral.ts';

const MOST_STEPS = 12;
const LATIN = LATIN_NUMBERS.join('|');
const ARABIC = new RegExp(`^\\d{1,5}(?:(?:${LATIN})?[a-z]?|[a-z]{2})$`, 'i');
const ORDINAL_ENDING = /^(\d{1,3})(?:er|st|nd|rd|th)$/i;
const ROMAN_WITH_ENDING = new RegExp(`^([IVXL]+?)(?:[A-H]|${LATIN})$`, 'i');
const ITEM = /^(?:[a-z]|([a-z])\1|[ivxl]{2,8}|[a-z]\d{1,3}|\d{1,5}(?:[a-z]{1,2}|bis|ter)?)$/i;
/** A letter between two that came later: `(ab)`, but not the end of a word or an abbreviation. */
const INSERTED = /^[a-z][a-z]$/;
const NO_ITEMS = new Set(['ex', 'as', 'eu', 'ec', 'uk', 'us', 'no', 'or', 'of', 'to', 'in']);

/** A number with what follows it in brackets or after dots: `V(1)(b)`, `6.2.2`, `L. 420-1`. Undefined where none is here. */
export function readNumber(cursor: ReferenceCursor, unit: ReferenceUnit): WrittenStep[] | undefined {
  return cursor.attempt(() => {
    const first = readBracketed(cursor, unit) ?? readCode(cursor, unit) ?? readPlain(cursor, unit);
    return first === undefined ? undefined : [{ unit, text: first, joint: '' as const }, ...readBelow(cursor)];
  });
}

/** Steps in brackets alone, as in `(a) and (b)`. */
export function readBrackets(cursor: ReferenceCursor): WrittenStep[] | undefined {
  return cursor.word() === '(' ? cursor.attempt(() => readBelow(cursor, 1)) : undefined;
}

/** `(26)`, `(a)` where a unit's number stands in brackets, `a)` without the first. */
function readBracketed(cursor: ReferenceCursor, unit: ReferenceUnit): string | undefined {
  if (cursor.word() !== '(' || cursor.word(2) !== ')') return undefined;
  const text = cursor.peek(1)?.text ?? '';
  if (!(isInnerUnit(unit) || unit === 'paragraph' ? isItem(text) : ARABIC.test(text))) return undefined;
  cursor.at += 3;
  return text;
}

/** `L. 420-1`: a letter that is a part of the number, and so is what follows the hyphen. */
function readCode(cursor: ReferenceCursor, unit: ReferenceUnit): string | undefined {
  const letter = cursor.peek()?.text ?? '';
  if ((unit !== 'article' && unit !== 'main') || !/^[LRD]\d{0,5}$/.test(letter)) return undefined;
  const ahead = letter.length > 1 ? 0 : cursor.word(1) === '.' ? 2 : 1;
  const digits = ahead === 0 ? '' : (cursor.peek(ahead)?.text ?? '');
  if (ahead > 0 && !/^\d{1,5}$/.test(digits)) return undefined;
  cursor.at += ahead + 1;
  let code = letter + digits;
  while (
    cursor.word() === '-' &&
    /^\d{1,4}$/.test(cursor.word(1)) &&
    cursor.peek(1)?.isApart === false &&
    code.length < 20
  ) {
    code += `-${cursor.word(1)}`;
    cursor.at += 2;
  }
  return code;
}

function readPlain(cursor: ReferenceCursor, unit: ReferenceUnit): string | undefined {
  const text = cursor.peek()?.text ?? '';
  const ordinal = ORDINAL_ENDING.exec(text)?.[1];
  if (ordinal !== undefined || isNumberOf(text, unit)) cursor.at += 1;
  else return undefined;
  return (ordinal ?? text) + (isInnerUnit(unit) ? '' : readEnding(cursor, ordinal ?? text));
}

/** Whether a word can be the number of a unit. */
export function isNumberOf(text: string, unit: ReferenceUnit): boolean {
  if (ARABIC.test(text)) return true;
  if (isInnerUnit(unit) || unit === 'paragraph') return ITEM.test(text);
  if (readRoman(text) !== undefined || (/^[A-Z]$/.test(text) && !isMainUnit(unit))) return true;
  const ending = ROMAN_WITH_ENDING.exec(text);
  return (
    ending !== null &&
    text.startsWith(text.slice(0, ending[1]?.length).toUpperCase()) &&
    readRoman(ending[1] ?? '') !== undefined
  );
}

function isMainUnit(unit: ReferenceUnit): boolean {
  return unit === 'article' || unit === 'rule' || unit === 'regulation' || unit === 'main' || unit === 'recital';
}

/** `bis` or a letter that belongs to the number but stands apart: `Article 4 bis`, `sec. 12 c`. */
function readEnding(cursor: ReferenceCursor, number: string): string {
  const next = cursor.peek();
  if (next?.isWord !== true || cursor.isAtName()) return '';
  const after = cursor.peek(1)?.text ?? '';
  if (LATIN_NUMBERS.includes(next.folded)) {
    if (next.folded === 'bis' && /^\d/.test(after)) return '';
    cursor.at += 1;
    return next.folded + (/^[A-Z]$/.test(after) && cursor.word(1) !== '.' ? readEnding(cursor, '0') : '');
  }
  const isLetter = /^[a-z]$/i.test(next.text) && /^\d+(?:\D{3,})?$/.test(number) && !/^[.)°'/]$/.test(after);
  if (!isLetter || (readUnit(next.folded) !== undefined && /^[\d(]/.test(after))) return '';
  cursor.at += 1;
  return next.text;
}

/** The steps below a number; undefined where fewer than `least` are here. */
function readBelow(cursor: ReferenceCursor, least: 1): WrittenStep[] | undefined;
function readBelow(cursor: ReferenceCursor): WrittenStep[];
function readBelow(cursor: ReferenceCursor, least = 0): WrittenStep[] | undefined {
  const steps: WrittenStep[] = [];
  for (;;) {
    cursor.skip('°');
    const step = readStep(cursor);
    if (step === undefined || steps.length === MOST_STEPS) return steps.length < least ? undefined : steps;
    steps.push(step);
  }
}

function readStep(cursor: ReferenceCursor): WrittenStep | undefined {
  const [mark, next, after] = [cursor.word(), cursor.peek(1), cursor.word(2)];
  if (mark === '(' && next !== undefined && after === ')' && isItem(next.text)) {
    cursor.at += 3;
    return { unit: 'item', text: next.text, joint: '(' };
  }
  if (mark === ',' && next !== undefined && after === '°' && isItem(next.text)) {
    cursor.at += 3;
    return { unit: 'item', text: next.text, joint: '(' };
  }
  if (
    after !== ')' &&
    (mark === '.' || mark === ':') &&
    next !== undefined &&
    !next.isApart &&
    cursor.peek()?.isApart === false
  ) {
    if (mark === '.' && next.folded === '(' && cursor.word(3) === ')' && isItem(cursor.peek(2)?.text ?? '')) {
      cursor.at += 4;
      return { unit: 'item', text: cursor.peek(-2)?.text ?? '', joint: '(' };
    }
    if (!/^(?:\d{1,4}[a-z]?|[a-z])$/i.test(next.text)) return undefined;
    cursor.at += 2;
    return { unit: 'item', text: next.text, joint: mark };
  }
  const letter = cursor.peek()?.text ?? '';
  if (next?.folded !== ')' || !/^[a-z]$/i.test(letter)) return undefined;
  cursor.at += 2;
  return { unit: 'item', text: letter, joint: '(' };
}

function isItem(text: string): boolean {
  if (readYear(text) !== undefined || NO_ITEMS.has(text.toLowerCase())) return false;
  return ITEM.test(text) || INSERTED.test(text);
}
