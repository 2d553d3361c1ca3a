import { readYear, type Bearer, type KnownInstruments } from './known-instruments.ts';
import { readUnit } from './provision-unit.ts';
import { isNumberOf } from './read-number.ts';
import { readBareNumbers, readPlaces } from './read-places.ts';
import type { ReferenceCursor, WrittenPlace } from './reference-cursor.ts';

/** An instrument that a reference names, with all that bear the name. */
export interface InstrumentPart {
  readonly kind: 'instrument';
  readonly ids: readonly string[];
  /** Whether the name is complete: false where it lacks the year by which its bearers differ. */
  readonly isSure: boolean;
  /** Whether it follows the places before it with nothing between, or `of`. */
  readonly isTight: boolean;
}

export interface PlacesPart {
  readonly kind: 'places';
  readonly places: readonly WrittenPlace[];
}

export type ReferencePart = InstrumentPart | PlacesPart;

export interface SplitReference {
  readonly parts: readonly ReferencePart[];
  /** From the first to behind the last word that is none of them, in the original text. */
  readonly strange?: readonly [number, number];
}

const OF = new Set('of the to in under du de la le les l der des die das von van het dans'.split(' '));
const PASSED = new Set(
  ', . : – - and or und oder et ou y r/w ivm conjunction connection read with see also cf pursuant council commission ) " “ ” „ « »'.split(
    ' ',
  ),
);
const NOTES = new Set(['now', 'ex', 'formerly', 'previously', 'then', 'as', 'old']);
const THIS = new Set(['this', 'present']);
export const INSTRUMENT_WORDS: ReadonlySet<string> = new Set(
  'act agreement code constitution convention decree directive law notice ordinance protocol regulation regulations rules statute treaty'.split(
    ' ',
  ),
);

/** The instruments and the places of a stretch of text, in their order, and what is neither. */
export function splitReference(
  cursor: ReferenceCursor,
  known: KnownInstruments,
  ownInstrument: string | undefined,
): SplitReference {
  const parts: ReferencePart[] = [];
  let strange: [number, number] | undefined;
  let isTight = false;
  while (cursor.at < cursor.end) {
    const last = parts.at(-1);
    const named: InstrumentPart | undefined =
      readInstrument(cursor, known, isTight) ?? readThis(cursor, ownInstrument, isTight);
    const merged = named && last?.kind === 'instrument' ? mergeNames(last, named) : undefined;
    const places: readonly WrittenPlace[] | undefined = named === undefined ? readPart(cursor, parts) : undefined;
    if (merged !== undefined) parts[parts.length - 1] = merged;
    else if (named !== undefined) parts.push(named);
    else if (places !== undefined) parts.push({ kind: 'places', places });
    const isPassed = named === undefined && places === undefined;
    if (isPassed && !OF.has(cursor.word())) isTight = false;
    else if (!isPassed) isTight = places !== undefined;
    if (isPassed && !pass(cursor)) {
      const token = cursor.peek();
      strange = [strange?.[0] ?? token?.start ?? 0, token?.end ?? 0];
      cursor.at += 1;
    }
  }
  return { parts, ...(strange === undefined ? {} : { strange }) };
}

function readPart(cursor: ReferenceCursor, parts: readonly ReferencePart[]): readonly WrittenPlace[] | undefined {
  return readPlaces(cursor) ?? readAfterName(cursor, parts) ?? readBeforeName(cursor, parts);
}

/** A name, with its year before or behind it. */
function readInstrument(
  cursor: ReferenceCursor,
  known: KnownInstruments,
  isTight: boolean,
): InstrumentPart | undefined {
  return cursor.attempt(() => {
    const early = readYear(cursor.word());
    const found = known.findName(cursor.tokens, early === undefined ? cursor.at : cursor.at + 1);
    if (found === undefined || found.end > cursor.end) return undefined;
    cursor.at = found.end;
    const isOf = (bearer: Bearer, year: number): boolean => (bearer.needsYear ?? known.find(bearer.id)?.year) === year;
    const bearersIn = (year: number | undefined): readonly Bearer[] =>
      year === undefined ? [] : found.bearers.filter((bearer) => isOf(bearer, year));
    if (early !== undefined && bearersIn(early).length === 0) return undefined;
    const dated = early === undefined ? cursor.attempt(() => readLateYear(cursor, bearersIn)) : bearersIn(early);
    const undated = found.bearers.filter(({ needsYear }) => needsYear === undefined);
    const bearers = dated ?? (undated.length > 0 ? undated : found.bearers);
    const isSure = dated !== undefined || undated.length > 0;
    return { kind: 'instrument', ids: [...new Set(bearers.map(({ id }) => id))], isSure, isTight };
  });
}

/** `1958`, `, 1958`, `of 1958` or `(1958)` after a name, where one of its bearers is of that year. */
function readLateYear(
  cursor: ReferenceCursor,
  bearersIn: (year: number | undefined) => readonly Bearer[],
): readonly Bearer[] | undefined {
  cursor.skip(',');
  const isBracketed = cursor.skip('(');
  if (!isBracketed) cursor.skip('of');
  const bearers = bearersIn(readYear(cursor.word()));
  cursor.at += 1;
  return bearers.length > 0 && (!isBracketed || cursor.skip(')')) ? bearers : undefined;
}

/** `this Convention`, where the caller says which one. */
function readThis(cursor: ReferenceCursor, own: string | undefined, isTight: boolean): InstrumentPart | undefined {
  if (own === undefined || !THIS.has(cursor.word()) || !INSTRUMENT_WORDS.has(cursor.word(1))) return undefined;
  cursor.at += 2;
  return { kind: 'instrument', ids: [own], isSure: true, isTight };
}

/** Two names in a row are those of one instrument: `German Code of Civil Procedure (ZPO)`. */
function mergeNames(first: InstrumentPart, second: InstrumentPart): InstrumentPart | undefined {
  const ids = first.ids.filter((id) => second.ids.includes(id));
  return ids.length === 0 ? undefined : { ...first, ids, isSure: first.isSure || second.isSure };
}

/** `CPR 62.18`: a number right after the name. One that looks like a year is read only after `28 U.S.C.` and the like. */
function readAfterName(cursor: ReferenceCursor, parts: readonly ReferencePart[]): readonly WrittenPlace[] | undefined {
  const text = cursor.peek()?.text ?? '';
  const before = cursor.word(-1) === '.' ? cursor.peek(-2) : cursor.peek(-1);
  const isAfter = parts.at(-1)?.kind === 'instrument' && before?.isWord === true && !OF.has(before.folded);
  const isYear = readYear(text) !== undefined && before?.folded !== 'usc';
  return isAfter && !isYear && /^[\dIVXL]/.test(text) && isNumberOf(text, 'main')
    ? readBareNumbers(cursor, 'main')
    : undefined;
}

/** `Articles 81 EC and 82 EC`: a number whose unit was named before, right before another name. */
function readBeforeName(cursor: ReferenceCursor, parts: readonly ReferencePart[]): readonly WrittenPlace[] | undefined {
  const before = parts.at(-2);
  const unit = before?.kind === 'places' ? before.places[0]?.steps[0]?.unit : undefined;
  const isAfterAnd = cursor.word(-1) === 'and' || cursor.word(-1) === ',';
  if (unit === undefined || !isAfterAnd || !/^\d{1,4}[a-z]?$/i.test(cursor.word())) return undefined;
  return cursor.attempt(() => {
    const places = readBareNumbers(cursor, unit);
    return cursor.isAtName() ? places : undefined;
  });
}

/** Goes past what says nothing: `of the`, `read with`, commas, a remark in brackets. False where something else stands. */
function pass(cursor: ReferenceCursor): boolean {
  if (cursor.word() !== '(') {
    const isPassed = OF.has(cursor.word()) || PASSED.has(cursor.word());
    if (isPassed) cursor.at += 1;
    return isPassed;
  }
  const next = cursor.word(1);
  if (NOTES.has(next)) {
    let depth = 0;
    do {
      depth += cursor.word() === '(' ? 1 : cursor.word() === ')' ? -1 : 0;
      cursor.at += 1;
    } while (depth > 0 && cursor.at < cursor.end);
    return true;
  }
  cursor.at += 1;
  const isPassed = cursor.isAtName() || OF.has(next) || (readUnit(next) !== undefined && next.length > 1);
  if (!isPassed) cursor.at -= 1;
  return isPassed;
}
