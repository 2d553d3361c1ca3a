/** A place in a work: `42` of `para 42`; a bare number is a page. */
export interface Pinpoint {
  readonly unit: PinpointUnit;
  readonly words: string;
  readonly isSeveral: boolean;
}

const UNITS = {
  para: /^(?:paras?|paragraphs?|¶{1,2})\.?/iu,
  section: /^(?:ss?|secs?|sections?|§{1,2})\.?(?=[\s\d])/iu,
  article: /^(?:arts?|articles?)\.?(?=\s)/iu,
  regulation: /^(?:regs?|regulations?)\.?(?=\s)/iu,
  rule: /^(?:rr?|rules?)\.?(?=[\s\d])/iu,
  schedule: /^(?:schs?|schedules?)\.?(?=\s)/iu,
  recital: /^(?:recs?|recitals?)\.?(?=\s)/iu,
  chapter: /^(?:chs?|chapters?)\.?(?=\s)/iu,
  page: /^(?:pp?|pages?)\.?(?=[\s\d])/iu,
} as const;

export type PinpointUnit = keyof typeof UNITS;

/** How a style writes one of a unit and several: `['art', 'arts']`. */
export type UnitNames = Readonly<
  Record<Exclude<PinpointUnit, 'page' | 'para'>, readonly [one: string, several: string]>
>;

/** As most styles write them, without full stops. */
export const UNIT_NAMES: UnitNames = {
  section: ['s', 'ss'],
  article: ['art', 'arts'],
  regulation: ['reg', 'regs'],
  rule: ['r', 'rr'],
  schedule: ['sch', 'schs'],
  recital: ['recital', 'recitals'],
  chapter: ['ch', 'chs'],
};

/** Reads a place as people write it; what names no unit is a page. */
export function readPinpoint(words: string | undefined): Pinpoint | undefined {
  const trimmed = words?.trim().replace(/^\[(.+)\]$/u, 'para $1');
  if (!trimmed) return undefined;
  for (const [unit, pattern] of Object.entries(UNITS)) {
    const found = pattern.exec(trimmed);
    if (found) return createPinpoint(unit as PinpointUnit, trimmed.slice(found[0].length).trim());
  }
  return createPinpoint('page', trimmed);
}

/** Of law: `s 3`, `arts 5–7`; undefined where it is a page or paragraph. */
export function writeUnit({ unit, words, isSeveral }: Pinpoint, names: UnitNames = UNIT_NAMES): string | undefined {
  if (unit === 'page' || unit === 'para') return undefined;
  return `${names[unit][isSeveral ? 1 : 0]} ${words}`;
}

/** As laws of the United States are cited: `§ 2(a)`, `§§ 2–4`. */
export function signedPlace(pinpoint: string | undefined): string | undefined {
  const place = readPinpoint(pinpoint);
  return place && (writeUnit(place, { ...UNIT_NAMES, section: ['§', '§§'] }) ?? place.words);
}

/**
 * Of a German law, as these are cited: `§ 4 Abs. 2 Nr. 1`; undefined where it is no section or article. A number in the
 * first brackets is an Absatz, unless a letter follows at once, as of `§ 9 Nr. 1 Buchst. a`.
 */
export function writeGermanPlace({ unit, words, isSeveral }: Pinpoint): string | undefined {
  if (unit !== 'section' && unit !== 'article') return undefined;
  const sign = unit === 'article' ? 'Art.' : isSeveral ? '§§' : '§';
  return `${sign} ${words.replaceAll(/(?:\([^()]+\))+/gu, nameSteps).replaceAll(/–\s/gu, '–')}`;
}

function nameSteps(brackets: string): string {
  const steps = [...brackets.matchAll(/\(([^()]+)\)/gu)].map(([, step = '']) => step);
  const hasItems = /^\d/u.test(steps[0] ?? '') && /^\p{L}+$/u.test(steps[1] ?? '');
  const named = steps.map((step, at) => {
    if (!/^\d/u.test(step)) return `Buchst. ${step}`;
    return `${at === 0 && !hasItems ? 'Abs.' : 'Nr.'} ${step}`;
  });
  return ` ${named.join(' ')}`;
}

/** Paragraphs in square brackets, each number in its own: `[42], [45]`, `[1]–[37]`. */
export function bracketParas({ words }: Pinpoint): string {
  return words.replaceAll(/[^\s,–]+/gu, (number) => (number === 'and' ? number : `[${number}]`));
}

/** `141-143` → `141–143`; where digits are not said twice, `141–43`, which keeps two of them. */
export function writeRange(words: string, isShort = false): string {
  return words.replaceAll(/(?<![\w.:-])(\d+)\s*[-–]\s*(\d+)(?![\w.:-])/gu, (_all, first: string, last: string) => {
    const isSame =
      isShort && last.length === first.length && last.length > 2 && first.slice(0, -2) === last.slice(0, -2);
    return `${first}–${isSame ? last.slice(-2) : last}`;
  });
}

function createPinpoint(unit: PinpointUnit, words: string): Pinpoint {
  // `12(3)–(5)` is one section, `1 paras 3–5` are of one schedule.
  const isSeveral = /(?:[-–,]|\band\b)\s*[^\s(]/u.test(words) && !/^\S+ (?!and\b)\p{L}{3,}/u.test(words);
  return { unit, words: writeRange(words), isSeveral };
}
