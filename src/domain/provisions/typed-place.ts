import { describeProvision, isUnitStep, stepOfUnit } from './provision-anchor.ts';
import { readUnit, type ReferenceUnit } from './provision-unit.ts';

/** A place in a text as its reader types it. */
export interface TypedPlace {
  /** What it may mean, the likeliest first, as addresses name it: `art-39-1`, `p45`, `page-12`, `fn3`. */
  readonly anchors: readonly string[];
  /** In words, to say that the text has no such place: `section 99`. */
  readonly said: string;
}

const PRINTED: readonly { readonly pattern: RegExp; readonly prefixes: readonly string[]; readonly word: string }[] = [
  { pattern: /^(?:pp?|pages?|seite)\.?\s*(\d{1,6}|[ivxlc]+)$/iu, prefixes: ['page-'], word: 'page' },
  { pattern: /^(?:fn|nn?|notes?|footnotes?)\.?\s*(\d{1,6})$/iu, prefixes: ['fn'], word: 'note' },
  {
    pattern: /^(?:¶{1,2}|paras?\.?|paragraphs?)\s*(\d{1,6}[a-z]{0,2})$/iu,
    prefixes: ['p', 'para-'],
    word: 'paragraph',
  },
  { pattern: /^\[(\d{1,6}[a-z]{0,2})\]$/iu, prefixes: ['p', 'para-'], word: 'paragraph' },
];
/** As it stands behind a citation: `at para 45`, `at [45]`. */
const AT = /^at\s+(?=\P{L}|p|¶)/iu;
const SEVERAL =
  /^(?:¶¶|§§|(?:paras|paragraphs|pp|pages|articles|arts|sections|secs|ss|rules|rr|regulations|regs|recitals|recs)(?=[\s.\d]))/iu;
/** What stands between the first of several places and the next; a hyphen may belong to a number: `§ 1-101`. */
const NEXT_OF_SEVERAL = /\s*(?:[-–—,;&]|\s(?:and|to)\s)\s*(?=[^-–—]*[\p{L}\d])/u;
const NEXT = /\s*(?:[–—]|(?<=[)\]])\s*-)\s*(?=[(["§¶\p{L}\d])/u;
/** Practitioners of patent law write `A 54`; in a French code it may be a number, `A 54`. */
const ARTICLE = /^a\.?\s*(?=\d)/iu;
const BARE = /^\d{1,6}[a-z]{0,2}$/iu;
const TOKEN =
  /\((?<item>[\p{L}\d]+)\)|(?<sign>§{1,2})|(?<word>\p{L}+)\.?(?=[\s\d]|$)|(?<number>\d+(?:bis|ter|quater|quinquies|sexies|septies|octies|novies|\p{L}{1,2}(?!\p{L}))?|\p{L}+)|(?<mark>[\s,.;/-]+)|./giu;
/** What the main parts of texts are called where the text at hand does not say. */
const MAINS = ['art', 's', 'reg', 'rule', 'para'];
const ROOTS: ReadonlySet<ReferenceUnit> = new Set(['article', 'section', 'rule', 'regulation', 'recital']);
const HOLDERS = /^(?:sch|annex|app|protocol)(?:-|$)/u;
const LONGEST = 80;
/** Words that number something: letters, numerals, `bis`. */
const NUMBER_WORD = /^(?:\p{L}{1,2}|[ivxlcdm]{1,8}|bis|ter|quater|quinquies|sexies|septies|octies|novies)$/iu;
/** What goes with the number before it: `5 bis`. */
const LATIN = /(?<=\d)\s+(?=(?:bis|ter|quater|quinquies|sexies|septies|octies|novies)(?![\p{L}\d]))/giu;

/**
 * Reads what somebody types to go to a place (OP-196): `39(1)`, `s 12(3)(a)`, `Sch 1 para 3`, `¶ 45`, `[45]`, `p 12`,
 * `fn 3`; of several (`arts 5–6`, `[42]–[44]`) the first. `mains` are the first steps of the main parts of the text, the commonest first. Undefined where it names no place.
 */
export function readTypedPlace(typed: string, mains: readonly string[]): TypedPlace | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = typed.normalize('NFKC').trim().replace(AT, '').replaceAll(LATIN, '');
  const [first = ''] = text.split(SEVERAL.test(text) ? NEXT_OF_SEVERAL : NEXT, 1);
  return first === text ? readOnePlace(text, mains) : (readOnePlace(first, mains) ?? readOnePlace(text, mains));
}

function readOnePlace(text: string, mains: readonly string[]): TypedPlace | undefined {
  if (text === '') return undefined;
  for (const { pattern, prefixes, word } of PRINTED) {
    const number = pattern.exec(text)?.[1];
    if (number !== undefined) return { anchors: prefixes.map((prefix) => prefix + number), said: `${word} ${number}` };
  }
  const article = ARTICLE.test(text) ? readSteppedPlace(text.replace(ARTICLE, 'art '), mains) : undefined;
  const place = readSteppedPlace(text, mains);
  return article && place ? { ...article, anchors: [...article.anchors, ...place.anchors] } : place;
}

/** What is named by units and numbers. */
function readSteppedPlace(text: string, mains: readonly string[]): TypedPlace | undefined {
  const steps = readSteps(text);
  const [first] = steps ?? [];
  if (!steps || first === undefined) return undefined;
  if (isUnitStep(first, true)) {
    const anchor = steps.join('-');
    return { anchors: [anchor], said: describeProvision(anchor) };
  }
  const units = mains.length > 0 ? mains : MAINS;
  const anchors = units.map((unit) => [unit, ...steps].join('-'));
  const isParagraph = mains.length === 0;
  return {
    anchors: BARE.test(text) ? [...anchors, `p${text}`] : anchors,
    said: isParagraph && BARE.test(text) ? `paragraph ${text}` : describeProvision(anchors[0] ?? ''),
  };
}

/** What the main parts of a text are called in addresses, the commonest first, by the addresses of its provisions. */
export function listMainSteps(addresses: Iterable<string | undefined>): readonly string[] {
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const [step] = /^(?:art|s|reg|rule|para)(?=-)/u.exec(address ?? '') ?? [];
    if (step !== undefined) counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([step]) => step);
}

/** The steps of an anchor; undefined where something in the text is neither a unit nor a number. */
function readSteps(text: string): readonly string[] | undefined {
  let steps: string[] = [];
  for (const { groups = {} } of text.matchAll(TOKEN)) {
    const { item, sign, word, number, mark } = groups;
    if (mark !== undefined) continue;
    const unit = sign === undefined ? word && readUnit(word.toLowerCase()) : readUnit('§');
    if (unit) steps = addUnit(steps, unit);
    else {
      const step = item ?? word ?? number;
      if (step === undefined || step.length > 12 || (/^\p{L}/u.test(step) && !NUMBER_WORD.test(step))) return undefined;
      steps = [...steps, step];
    }
  }
  return steps;
}

/** Main parts are counted through a text, so that `Chapter III, Article 17` is Article 17; an annex has its own. */
function addUnit(steps: string[], unit: ReferenceUnit): string[] {
  if (unit === 'preamble') return ['preamble'];
  const isHeld = HOLDERS.test(steps.join('-'));
  if (unit === 'paragraph') return isHeld || steps.length === 0 ? [...steps, 'para'] : steps;
  const step = stepOfUnit(unit);
  if (step === undefined) return steps;
  return ROOTS.has(unit) && !isHeld ? [step] : [...steps, step];
}
