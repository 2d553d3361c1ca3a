import { readYear } from './known-instruments.ts';
import { canStandIn, isInnerUnit, isPluralUnit, readUnit, type ReferenceUnit } from './provision-unit.ts';
import { isNumberOf, readBrackets, readNumber } from './read-number.ts';
import type { ReferenceCursor, WrittenPlace, WrittenStep } from './reference-cursor.ts';
import { readRoman } from '#domain/words/roman-numeral.ts';

const ORDINALS: readonly string[] = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const AND = ['and', 'or', 'und', 'oder', 'et', 'ou', 'sowie', 'y', 'en'];
const TO = ['–', '-', 'to', 'through', 'until', 'bis', 'a'];
const OF = ['of', 'to', 'in', 'du', 'de', 'der', 'des', 'von', 'van'];
const WITHOUT_NUMBER = new Set<ReferenceUnit>(['preamble', 'annex', 'schedule', 'appendix']);
const MOST_PLACES = 200;
const MOST_STEPS = 12;

interface Term {
  readonly unit: ReferenceUnit;
  readonly isPlural: boolean;
  readonly places: readonly WrittenPlace[];
}

/** The places that begin here with a unit: `Articles 101(1) and 102`, `point (f) of Article 6(1)`. Undefined where none do. */
export function readPlaces(cursor: ReferenceCursor): readonly WrittenPlace[] | undefined {
  return cursor.attempt(() => readTerms(cursor));
}

function readTerms(cursor: ReferenceCursor): readonly WrittenPlace[] | undefined {
  const first = readTerm(cursor, true);
  if (first === undefined) return undefined;
  let { places } = first;
  let outermost = first.unit;
  for (;;) {
    const outer = readOuter(cursor, outermost);
    const inner = outer === undefined ? readInner(cursor, places, first) : undefined;
    const more =
      outer === undefined && inner === undefined && first.isPlural ? readMore(cursor, first.unit) : undefined;
    if (outer !== undefined) {
      places = places.map((place) => putBefore(outer.places[0]?.steps ?? [], place));
      outermost = outer.unit;
    } else if (inner !== undefined) places = inner;
    else if (more !== undefined) places = [...places, ...more];
    else break;
    if (places.length > MOST_PLACES) return undefined;
  }
  const year = readYearInBrackets(cursor);
  return year === undefined ? places : places.map((place) => ({ ...place, year }));
}

/** Numbers that stand alone, after an instrument's name or where the unit was named before. */
export function readBareNumbers(cursor: ReferenceCursor, unit: ReferenceUnit): readonly WrittenPlace[] | undefined {
  return readNumbers(cursor, unit, true);
}

function readTerm(cursor: ReferenceCursor, mayList: boolean): Term | undefined {
  if (cursor.isAtName()) return undefined;
  return cursor.attempt(() => {
    const ordinal = ORDINALS.indexOf(cursor.word()) + 1;
    const unit = readUnit(cursor.word(ordinal > 0 ? 1 : 0));
    if (unit === undefined) return undefined;
    const isSign = cursor.word() === '§';
    const isPlural = isPluralUnit(cursor.word()) || (isSign && cursor.word(1) === '§');
    cursor.at += ordinal > 0 || (isSign && isPlural) ? 2 : 1;
    const step = { unit, text: ordinal > 0 ? String(ordinal) : '', joint: '' as const };
    if (ordinal > 0) return { unit, isPlural, places: [{ steps: [step] }] };
    cursor.skip('.');
    if (unit !== 'item' && cursor.skip('no', 'nos', 'nr', 'n')) cursor.skip('.', '°');
    const numbers = unit === 'preamble' ? undefined : readNumbers(cursor, unit, mayList);
    if (numbers !== undefined) return { unit, isPlural, places: numbers };
    return WITHOUT_NUMBER.has(unit) ? { unit, isPlural, places: [{ steps: [step] }] } : undefined;
  });
}

/** What the places stand in, named after them: `… of Annex II`, `paragraph 5, Schedule 1`. */
function readOuter(cursor: ReferenceCursor, inner: ReferenceUnit): Term | undefined {
  return cursor.attempt(() => {
    const isComma = cursor.word() === ',';
    if (isComma) cursor.at += 1;
    const isOf = cursor.skip(...OF);
    if (isOf) cursor.skip('the', 'la', 'l');
    if (!isOf && !(isComma && isInnerUnit(inner) && inner !== 'recital')) return undefined;
    const outer = readTerm(cursor, false);
    return outer !== undefined && !isInnerUnit(outer.unit) && canStandIn(outer.unit, inner) ? outer : undefined;
  });
}

/** What stands in the last place, named after it: `Article 5, paragraph 2`, `§ 33 Abs. 4 S. 1`. */
function readInner(cursor: ReferenceCursor, places: readonly WrittenPlace[], first: Term): WrittenPlace[] | undefined {
  const last = places.at(-1);
  if (last === undefined || (last.to !== undefined && last.isHyphened !== true)) return undefined;
  if (last.steps.length > MOST_STEPS || (last.to?.length ?? 0) > MOST_STEPS) return undefined;
  const above = last.steps.findLast(({ joint }) => joint === '')?.unit ?? 'item';
  return cursor.attempt(() => {
    cursor.skip(',');
    const isSentence = cursor.peek()?.text === 'S' && last.steps.length > 1;
    const term = readTerm(cursor, !first.isPlural);
    if (term === undefined || (!isSentence && !canStandIn(above, term.unit))) return undefined;
    const below = isSentence ? term.places.map(callSentence) : term.places;
    if (last.to !== undefined && below.some(({ to }) => to !== undefined)) return undefined;
    return [...places.slice(0, -1), ...below.map((place) => putBelow(last, place))];
  });
}

function callSentence(place: WrittenPlace): WrittenPlace {
  return { steps: place.steps.map((step, index) => (index === 0 ? { ...step, unit: 'sentence' } : step)) };
}

function readMore(cursor: ReferenceCursor, unit: ReferenceUnit): readonly WrittenPlace[] | undefined {
  return cursor.attempt(() =>
    skipSeparator(cursor) && isNext(cursor, unit, '1') ? readNumbers(cursor, unit, true) : undefined,
  );
}

function readNumbers(cursor: ReferenceCursor, unit: ReferenceUnit, mayList: boolean): WrittenPlace[] | undefined {
  const first = readNumber(cursor, unit);
  if (first === undefined) return undefined;
  const places: WrittenPlace[] = [readHyphened(cursor, unit, first)];
  skipFollowing(cursor);
  if (mayList) readList(cursor, unit, places);
  return places;
}

/** Takes what continues a list or a range into `places`. */
function readList(cursor: ReferenceCursor, unit: ReferenceUnit, places: WrittenPlace[]): void {
  for (let last = places.at(-1); last !== undefined && places.length <= MOST_PLACES; last = places.at(-1)) {
    const end = last.to === undefined ? readRangeEnd(cursor, unit, last.steps) : undefined;
    const next = end === undefined ? readListed(cursor, unit, last.to ?? last.steps) : undefined;
    if (end !== undefined) places[places.length - 1] = { steps: last.steps, to: end };
    else if (next !== undefined) places.push(readHyphened(cursor, unit, next));
    else return;
    skipFollowing(cursor);
  }
}

function readHyphened(cursor: ReferenceCursor, unit: ReferenceUnit, steps: readonly WrittenStep[]): WrittenPlace {
  const isHyphen = cursor.word() === '-' && cursor.peek()?.isApart === false && cursor.peek(1)?.isApart === false;
  const to = cursor.attempt(() => {
    if (!isHyphen || cursor.word(1) === '(') return undefined;
    cursor.at += 1;
    return readNumber(cursor, unit);
  });
  return to === undefined ? { steps } : { steps, to, isHyphened: true };
}

function readRangeEnd(
  cursor: ReferenceCursor,
  unit: ReferenceUnit,
  steps: readonly WrittenStep[],
): readonly WrittenStep[] | undefined {
  return cursor.attempt(() => (cursor.skip(...TO) ? readNext(cursor, unit, steps) : undefined));
}

function readListed(
  cursor: ReferenceCursor,
  unit: ReferenceUnit,
  steps: readonly WrittenStep[],
): readonly WrittenStep[] | undefined {
  return cursor.attempt(() => (skipSeparator(cursor) ? readNext(cursor, unit, steps) : undefined));
}

/** The next number of a list, or what of it differs from the one before: `(c)` after `V(1)(a)`. */
function readNext(
  cursor: ReferenceCursor,
  unit: ReferenceUnit,
  before: readonly WrittenStep[],
): readonly WrittenStep[] | undefined {
  const brackets = readBrackets(cursor);
  if (brackets !== undefined) return replaceEnd(before, brackets);
  return isNext(cursor, unit, before[0]?.text ?? '') ? readNumber(cursor, unit) : undefined;
}

/** Whether a number of the same sort as the one before stands here, and no year and no instrument's name. */
function isNext(cursor: ReferenceCursor, unit: ReferenceUnit, before: string): boolean {
  const text = cursor.peek()?.text ?? '';
  if (cursor.isAtName() || (readYear(text) !== undefined && before.length < 4)) return false;
  if (/^[LRD]\d/.test(before)) return /^[LRD](?:\d|$)/.test(text);
  return isNumberOf(text, unit) && /^\d/.test(text) === /^\d/.test(before);
}

function replaceEnd(before: readonly WrittenStep[], end: readonly WrittenStep[]): WrittenStep[] | undefined {
  const first = end[0]?.text ?? '';
  const at = before.findLastIndex(
    ({ text, unit }, index) =>
      (index > 0 || isInnerUnit(unit)) && isSibling(text, first, before[index - 1]?.text ?? ''),
  );
  if (at < 0) return undefined;
  const replaced = before[at];
  return [
    ...before.slice(0, at),
    ...end.map((step, index) => (index === 0 ? { ...step, unit: replaced?.unit ?? 'item' } : step)),
  ];
}

/** Whether two steps can stand side by side: numbers, Roman numerals below a letter, letters. */
function isSibling(text: string, other: string, above: string): boolean {
  if (/^\d/.test(text) || /^\d/.test(other)) return /^\d/.test(text) && /^\d/.test(other);
  const isNumeral = readRoman(text) !== undefined && (text.length > 1 || /^[a-z]/i.test(above));
  return !isNumeral || readRoman(other) !== undefined;
}

/** What follows `104-3` stands in its second part, until the instrument says whether the two are one number. */
function putBelow(above: WrittenPlace, place: WrittenPlace): WrittenPlace {
  if (above.to === undefined) return putBefore(above.steps, place);
  return { ...above, to: [...above.to, ...place.steps] };
}

function putBefore(steps: readonly WrittenStep[], place: WrittenPlace): WrittenPlace {
  return {
    ...place,
    steps: [...steps, ...place.steps],
    ...(place.to === undefined ? {} : { to: [...steps, ...place.to] }),
  };
}

function skipSeparator(cursor: ReferenceCursor): boolean {
  const isComma = cursor.skip(',');
  return cursor.skip(...AND) || isComma;
}

/** `ff.`, `et seq.`: the place itself is what is named. */
function skipFollowing(cursor: ReferenceCursor): void {
  if (cursor.word() === 'et' && /^(?:seqq?|s)$/.test(cursor.word(1))) cursor.at += 2;
  else if (!/^ff?$/.test(cursor.word()) || cursor.word(1) === ')') return;
  else cursor.at += 1;
  cursor.skip('.');
}

function readYearInBrackets(cursor: ReferenceCursor): number | undefined {
  const year = cursor.word() === '(' && cursor.word(2) === ')' ? readYear(cursor.word(1)) : undefined;
  if (year !== undefined) cursor.at += 3;
  return year;
}
