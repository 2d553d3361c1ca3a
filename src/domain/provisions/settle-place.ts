import type { Division, KnownInstrument, ProvisionManner } from './known-instrument.ts';
import { provisionSortKey } from './provision-sort-key.ts';
import { LATIN_NUMBERS, STEP_NAMES, joinStep, type StepName } from './provision-step.ts';
import type { ReferenceUnit } from './provision-unit.ts';
import { isInnerStep, type WrittenPlace, type WrittenStep } from './reference-cursor.ts';
import { readRoman, writeRoman } from '#domain/words/roman-numeral.ts';

/** A place, or a range of places, in an instrument. */
export interface SettledPlace {
  readonly path: readonly string[];
  readonly to?: readonly string[];
  readonly year?: number;
}

const LATIN = LATIN_NUMBERS.join('|');
const LETTERED = new RegExp(`^(\\d+(?:${LATIN})?)([A-Z])$`, 'i');
const ENDING = new RegExp(`^(\\d+|[IVXL]+?)(${LATIN}|[a-z]{1,2})$`, 'i');
const DIVISIONS: readonly Division[] = [
  'book',
  'part',
  'title',
  'order',
  'chapter',
  'division',
  'protocol',
  'annex',
  'schedule',
  'appendix',
];
const HOLDERS = new Set<ReferenceUnit>(['annex', 'schedule', 'appendix', 'protocol', 'order']);

/** What a written place means in this instrument; undefined where it has no such parts or a range runs backwards. */
export function settlePlace(place: WrittenPlace, instrument: KnownInstrument): SettledPlace | undefined {
  const { manner } = instrument;
  const isOneNumber = place.isHyphened === true && manner.hyphens === true;
  // `Articles 5-7, paragraph 2` does not say which article's paragraph it means.
  if (!isOneNumber && hasPartAfterRange(place)) return undefined;
  const { steps, to } = isOneNumber ? joinHyphened(place) : place;
  const path = settleSteps(steps, manner);
  const year = place.year === undefined ? {} : { year: place.year };
  if (path === undefined || to === undefined) return path && { path, ...year };
  const end = settleSteps(to, manner);
  if (end === undefined) return undefined;
  const [from, until] = [path, end].map((found) => provisionSortKey({ instrument: '', steps: found }, manner));
  return (from ?? '') < (until ?? '') ? { path, to: end, ...year } : undefined;
}

function hasPartAfterRange({ steps, to = [], isHyphened }: WrittenPlace): boolean {
  return isHyphened === true && to.slice(steps.length).some(({ joint }) => joint === '');
}

/** `104-3` as one number; what follows belongs to it. */
function joinHyphened({ steps, to = [] }: WrittenPlace): {
  steps: readonly WrittenStep[];
  to?: readonly WrittenStep[];
} {
  const last = steps.at(-1);
  const at = steps.length - 1;
  if (last === undefined || last.joint !== '' || to.length <= at) return { steps, to };
  return {
    steps: [...steps.slice(0, at), { ...last, text: `${last.text}-${to[at]?.text ?? ''}` }, ...to.slice(at + 1)],
  };
}

function settleSteps(steps: readonly WrittenStep[], manner: ProvisionManner): string[] | undefined {
  let path: string[] = [];
  let [hasMain, isHeld, isPreamble] = [false, false, false];
  for (const step of steps) {
    const settled = settleStep(step, manner, { isFirst: path.length === 0, hasMain, isHeld, isPreamble });
    if (settled === undefined) return undefined;
    // The numbers of main parts run through the instrument, so that `Chapter III, Article 17` is Article 17.
    if (settled.isMain && !isHeld) path = [];
    path.push(...settled.steps);
    hasMain ||= settled.isMain;
    isHeld ||= HOLDERS.has(step.unit);
    isPreamble ||= step.unit === 'preamble';
  }
  return path.length > 12 ? undefined : path;
}

interface Position {
  readonly isFirst: boolean;
  readonly hasMain: boolean;
  /** In an annex or the like, whose articles have numbers of their own. */
  readonly isHeld: boolean;
  readonly isPreamble: boolean;
}

interface SettledStep {
  readonly steps: readonly string[];
  readonly isMain: boolean;
}

function settleStep(step: WrittenStep, manner: ProvisionManner, position: Position): SettledStep | undefined {
  const { unit, text, joint } = step;
  if (joint !== '' || (unit === 'recital' && position.isPreamble)) return settleNumber(text, manner, position);
  const division = DIVISIONS.find((known) => known === unit);
  if (division !== undefined) {
    if (position.hasMain || (division === 'order' && manner.orders !== true)) return undefined;
    return createNamed(division, settleDivision(text, manner.romanDivisions?.includes(division) === true));
  }
  if (unit === 'preamble') return position.isFirst ? createNamed(unit, '') : undefined;
  if (unit === 'recital') return position.isFirst && /^\d+$/.test(text) ? createNamed(unit, trim(text)) : undefined;
  return isInnerStep(step) && (!position.isFirst || manner.unit !== 'paragraph')
    ? settleInner(step, manner, position)
    : settlePart(step, manner, position);
}

function settleInner(
  { unit, text }: WrittenStep,
  manner: ProvisionManner,
  position: Position,
): SettledStep | undefined {
  if (position.isFirst) return undefined;
  const isNamed = unit === 'subparagraph' || unit === 'sentence' || unit === 'indent';
  return isNamed ? createNamed(unit, trim(text)) : settleNumber(text, manner, position);
}

/** An article, section, rule or the like: a main part, one of an annex, or a section that holds or is held by articles. */
function settlePart({ unit, text }: WrittenStep, manner: ProvisionManner, position: Position): SettledStep | undefined {
  const { isFirst, hasMain, isHeld } = position;
  if (hasMain) return unit === 'section' ? settleNumber(text, manner, position) : undefined;
  if (isHeld) {
    const held = STEP_NAMES.find((known) => known === unit);
    return held && { ...createNamed(held, settleDivision(text, false)), isMain: true };
  }
  const isMain = unit === 'main' || unit === manner.unit || (manner.unit === 'paragraph' && unit === 'item');
  if (isMain) return { steps: settleMain(text, manner), isMain };
  return unit === 'section' && !isFirst ? createNamed(unit, settleDivision(text, false)) : undefined;
}

function settleNumber(text: string, manner: ProvisionManner, { isHeld }: Position): SettledStep {
  // The points of annexes are numbered in manners of their own.
  return { steps: [settleItem(text, isHeld ? { ...manner, keepsCase: true } : manner)], isMain: false };
}

function createNamed(name: StepName, number: string): SettledStep {
  return { steps: [joinStep(name, number)], isMain: false };
}

function settleMain(text: string, manner: ProvisionManner): string[] {
  const lettered = manner.lettered === true ? LETTERED.exec(text) : null;
  if (lettered !== null) return [(lettered[1] ?? '').toLowerCase(), (lettered[2] ?? '').toUpperCase()];
  if (/^[LRD]\d|-/i.test(text)) return [text.toUpperCase()];
  const [, number = text, ending = ''] = ENDING.exec(text) ?? [];
  const roman = readRoman(text) ?? (ENDING.test(text) ? readRoman(number) : undefined);
  const value = roman ?? (/^\d+$/.test(number) ? Number(number) : undefined);
  if (value === undefined) return [text];
  const written = manner.roman === true ? (writeRoman(value) ?? String(value)) : String(value);
  return [written + (readRoman(text) === undefined ? settleEnding(ending, manner) : '')];
}

function settleItem(text: string, manner: ProvisionManner): string {
  if (/^\d+$/.test(text)) return trim(text);
  const [, number = '', ending = ''] = /^(\d+)(.+)$/.exec(text) ?? [];
  if (number !== '') return trim(number) + settleEnding(ending, manner);
  if (/\d/.test(text)) return text.toUpperCase();
  return manner.keepsCase === true ? text : text.toLowerCase();
}

function settleEnding(ending: string, manner: ProvisionManner): string {
  if (LATIN_NUMBERS.includes(ending.toLowerCase())) return ending.toLowerCase();
  return manner.capitals === true ? ending.toUpperCase() : ending.toLowerCase();
}

/** The number of a division: as it is printed, or Roman where the instrument's are. */
function settleDivision(text: string, isRoman: boolean): string {
  if (/^\d+$/.test(text)) return (isRoman ? writeRoman(Number(text)) : undefined) ?? trim(text);
  return text.toUpperCase().replace(new RegExp(`(${LATIN})$`, 'i'), (latin) => latin.toLowerCase());
}

function trim(digits: string): string {
  return /^\d+$/.test(digits) ? String(Number(digits)) : digits.toLowerCase();
}
