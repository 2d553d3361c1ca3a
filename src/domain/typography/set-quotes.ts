import type { QuoteMarks } from './quote-marks.ts';

const APOSTROPHE = '’';
const OPENS_AFTER = /[\s([{<=/«‹„‚“‘—–-]/u;
/** The last sign stands for what is drawn as it is (`typeset.ts`). */
const CLOSES_BEFORE = /[\s.,;:!?)\]}>/»›”’"'—–…\ufffc-]/u;
const LETTER = /[\p{L}\p{M}]/u;
const WORDY = /[\p{L}\p{M}\p{N}]/u;
const DIGIT = /\d/u;
/** Words that begin with what is left out: `'98`, `'n'`, `'tis`. */
const CUT_WORD = /^'(?:\d\ds?|n'?|tis|twas|em|til|cause|bout|round)(?![\p{L}\p{N}])/iu;

/** Where typewriter quotes of one kind stand in a text, and what each is. */
interface Place {
  readonly at: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  /** A figure stands before it: it may mean feet, inches, minutes or seconds. */
  readonly isFigure: boolean;
}

/**
 * Straight quotation marks and apostrophes as the signs of print, one for one. What may be a prime or an inch, and what
 * has no plain meaning, stays as it is.
 */
export function setQuotes(text: string, marks: QuoteMarks): string {
  if (!text.includes('"') && !text.includes("'")) return text;
  const signs = Array.from({ length: text.length }, (_, at) => text.charAt(at));
  setDoubles(signs, text, marks.double);
  setSingles(signs, text, marks.single);
  return signs.join('');
}

function setDoubles(signs: string[], text: string, [open, close]: QuoteMarks['double']): void {
  const places = listPlaces(text, '"');
  let isOpen = false;
  places.forEach((place, index) => {
    const next = places[index + 1];
    if (place.canOpen && !(isOpen && place.canClose)) {
      signs[place.at] = open;
      isOpen = true;
    } else if (place.canClose && isOpen) {
      // An inch inside a quotation: the quotation ends later.
      if (place.isFigure && next && next.canClose && !next.canOpen && !next.isFigure) return;
      signs[place.at] = close;
      isOpen = false;
    } else if (place.canClose && !place.isFigure) signs[place.at] = close;
  });
}

function setSingles(signs: string[], text: string, [open, close]: QuoteMarks['single']): void {
  const places = listPlaces(text, "'");
  let isOpen = false;
  places.forEach((place, index) => {
    const { at } = place;
    const before = text.charAt(at - 1);
    const after = text.charAt(at + 1);
    // Two in a row are somebody's way to write another sign.
    if (before === "'" || after === "'") return;
    if (WORDY.test(before) && WORDY.test(after)) {
      if (!(DIGIT.test(before) && DIGIT.test(after))) signs[at] = APOSTROPHE;
    } else if (CUT_WORD.test(text.slice(at, at + 8)) && place.canOpen) signs[at] = APOSTROPHE;
    else if (isCutBefore(text, at)) signs[at] = APOSTROPHE;
    else if (place.canOpen && !(isOpen && place.canClose)) {
      isOpen = at === 0 || places.slice(index + 1).some((later) => later.canClose && !later.canOpen);
      signs[at] = isOpen ? open : APOSTROPHE;
    } else if (place.canClose && isOpen && !isPossessive(text, places, index)) {
      signs[at] = close;
      isOpen = false;
    } else if (place.canClose && !place.isFigure) signs[at] = APOSTROPHE;
  });
}

/** The second sign of `'n'`. */
function isCutBefore(text: string, at: number): boolean {
  return /(?:^|\s)'n$/iu.test(text.slice(Math.max(0, at - 3), at));
}

/** `the parties' rights'`: a plural's apostrophe while the quotation goes on. */
function isPossessive(text: string, places: readonly Place[], index: number): boolean {
  const { at } = places[index] as Place;
  if (!/s/iu.test(text.charAt(at - 1)) || !/^' \p{Ll}/u.test(text.slice(at, at + 3))) return false;
  const next = places.slice(index + 1).find(({ canOpen, canClose }) => canOpen !== canClose);
  return next !== undefined && next.canClose;
}

function listPlaces(text: string, sign: string): readonly Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + 1);
    const opensBefore = before === '' || OPENS_AFTER.test(before) || isOpening(text, at - 1);
    places.push({
      at,
      canOpen: opensBefore && after !== '' && !/\s/u.test(after),
      canClose: before !== '' && !/[\s([{]/u.test(before) && (after === '' || CLOSES_BEFORE.test(after)),
      isFigure: DIGIT.test(before),
    });
  }
  return places;
}

/** Whether the straight sign here opens itself: `"'Yes,' she said."` */
function isOpening(text: string, at: number): boolean {
  if (!/["']/u.test(text.charAt(at))) return false;
  const before = text.charAt(at - 1);
  const isFree = before === '' || OPENS_AFTER.test(before);
  return isFree && (LETTER.test(text.charAt(at + 1)) || /["'\d[(…]/u.test(text.charAt(at + 1)));
}
