import { readUnit } from './provision-unit.ts';
import { readTypedPlace } from './typed-place.ts';

/** A text as the name of a text of law and a place in it: `s 2(1)` in the `Adoption and Children Bill`. */
export interface NamedPlace {
  readonly name: string;
  readonly place: string;
}

/** Words that a place may have: `Sch 1 para 3(2)(b)` has four. */
const MOST_WORDS = 8;
const LONGEST = 400;
const LEAST_NAME = 3;
const BETWEEN = /^(?:[,;–—-]\s*)?(?:(?:of|in|to)\s+)?(?:the\s+)?/iu;
/** A number as a place has it: `39(1)`, `(a)`, `4a`, `V`. */
const NUMBER =
  /^(?:\(?[\d\p{L}]{1,6}\)(?:\([\d\p{L}]{1,6}\))*|\d+[a-z]{0,3}(?:[.-]\d+[a-z]?)*(?:\([\d\p{L}]{1,6}\))*|[IVXLC]+(?:\([\d\p{L}]{1,6}\))*|[A-Za-z]{1,2})$/u;
/** The only one of its kind in a text has no number. */
const ALONE = /^(?:schedule|annex|appendix)$/iu;
const SMALL_WORDS = new Set('an as at by in is of on or to'.split(' '));
const SIGN = /^(?:§{1,2}|¶{1,2}|Art\.?|ss?\.?|rr?\.?|regs?\.?)(?=[\d(IVXLC])/u;

/**
 * The ways in which a text may name a text of law and a place in it, `s 2(1) Adoption and Children Bill` or `Adoption and
 * Children Bill, s 2(1)`, the longest place first. Whether there is such a text its names decide.
 */
export function splitNamedPlace(text: string): readonly NamedPlace[] {
  if (text.length > LONGEST) return [];
  const words = text.trim().split(/\s+/u);
  const most = Math.min(MOST_WORDS, words.length - 1);
  return Array.from({ length: Math.max(0, most) }, (_, at) => most - at).flatMap((length) => {
    const [front, behind] = [words.slice(0, length).join(' '), words.slice(-length).join(' ')];
    return [
      ...(isPlace(front) ? name(words.slice(length).join(' ').replace(BETWEEN, ''), front) : []),
      ...(isPlace(behind) ? name(words.slice(0, -length).join(' ').replace(/[,;]$/u, ''), behind) : []),
    ];
  });
}

function name(called: string, place: string): readonly NamedPlace[] {
  return called.length < LEAST_NAME ? [] : [{ name: called, place: place.replace(/[,;.]$/u, '') }];
}

/** A number with what it counts, or with one in brackets: a number alone may count anything. */
function isPlace(text: string): boolean {
  const words = text.split(' ').map((word) => word.replace(/[,;]$/u, ''));
  const [first = ''] = words;
  const isNamed = isUnit(first) || SIGN.test(first) || /^(?:§|¶)/u.test(first);
  if (!isNamed && !/^\d+[a-z]{0,2}\([\d\p{L}]/u.test(first)) return false;
  const rest = words.map((word) => word.replace(SIGN, '')).filter((word) => word !== '');
  const isCounted = /[\dIVXLC]/u.test(text);
  const isWhole = isNumber(rest.at(-1) ?? '') || (words.length === 1 && ALONE.test(first));
  return (
    (isCounted || words.length === 1) &&
    isWhole &&
    rest.every((word) => isUnit(word) || isNumber(word)) &&
    readTypedPlace(text, []) !== undefined
  );
}

function isNumber(word: string): boolean {
  return NUMBER.test(word) && !SMALL_WORDS.has(word.toLowerCase());
}

function isUnit(word: string): boolean {
  return readUnit(word.toLowerCase().replace(/\.$/u, '')) !== undefined;
}
