import type { ProvisionUnit } from './known-instrument.ts';
import { splitStep } from './provision-step.ts';
import type { ReferenceUnit } from './provision-unit.ts';

/** What a provision is called in its anchor, and in words behind the name of its text. */
interface AnchorUnit {
  readonly unit: ReferenceUnit;
  readonly step: string;
  readonly word: string;
}

const UNITS: readonly AnchorUnit[] = [
  { unit: 'article', step: 'art', word: 'art' },
  { unit: 'section', step: 's', word: 's' },
  { unit: 'regulation', step: 'reg', word: 'reg' },
  { unit: 'rule', step: 'rule', word: 'r' },
  { unit: 'preamble', step: 'preamble', word: 'preamble' },
  { unit: 'recital', step: 'rec', word: 'recital' },
  { unit: 'schedule', step: 'sch', word: 'sch' },
  { unit: 'appendix', step: 'app', word: 'app' },
  { unit: 'annex', step: 'annex', word: 'annex' },
  { unit: 'protocol', step: 'protocol', word: 'protocol' },
  { unit: 'paragraph', step: 'para', word: 'para' },
  { unit: 'part', step: 'pt', word: 'pt' },
  { unit: 'chapter', step: 'ch', word: 'ch' },
  { unit: 'title', step: 'title', word: 'title' },
  { unit: 'book', step: 'book', word: 'book' },
  { unit: 'division', step: 'div', word: 'div' },
  { unit: 'order', step: 'ord', word: 'ord' },
];

/** A section that stands in an article or a chapter: a letter `s` there would be an item. */
export const INNER_SECTION = 'sec';

const INNER: AnchorUnit = { unit: 'section', step: INNER_SECTION, word: 's' };
const BY_STEP: ReadonlyMap<string, AnchorUnit> = new Map([...UNITS, INNER].map((one) => [one.step, one]));
const STEPS = [...BY_STEP.keys()].join('|');

/**
 * A path from the structure and printed numbers of a text (OP-196): `art-39-1`, `s-12-3-a`, `sch-1-para-3`. In a text
 * with its translations the later ones begin with their language; a number that comes again in one place has `.2`.
 */
export const PROVISION_ANCHOR = new RegExp(
  `^(?:[a-z]{2,3}-)?(?:${STEPS})(?:-[\\p{L}\\p{N}_]{1,24}(?:\\.\\d{1,4})?){0,14}$`,
  'u',
);

/** The step that stands for a unit; undefined for one that is no step of its own. */
export function stepOfUnit(unit: ReferenceUnit): string | undefined {
  return UNITS.find((one) => one.unit === unit)?.step;
}

/** The anchor of a provision by its canonical steps (`ProvisionPath`) in an instrument whose main parts are called so. */
export function anchorOfSteps(steps: readonly string[], main: ProvisionUnit): string {
  return steps
    .flatMap((step, at) => {
      const { name, number } = splitStep(step);
      const unit = UNITS.find((one) => one.unit === (name ?? (at === 0 ? main : undefined)))?.step;
      return [unit, number.replaceAll('-', '_')].filter((part) => part !== undefined && part !== '');
    })
    .join('-');
}

/** Whether a step of an anchor names a unit, as its first does. */
export function isUnitStep(step: string, isFirst: boolean): boolean {
  return BY_STEP.has(step) && (isFirst || step.length > 1);
}

/** A provision in words: `art 39(1)`, `s 12(3)(a)`, `sch 1, para 3(2)`. */
export function writePinpoint(anchor: string): string {
  return writeSteps(anchor, (step) => BY_STEP.get(step)?.word ?? step);
}

/** The same written out: `section 12(3)(a)`. */
export function describeProvision(anchor: string): string {
  return writeSteps(anchor, (step) => BY_STEP.get(step)?.unit ?? step);
}

function writeSteps(anchor: string, nameOf: (step: string) => string): string {
  const steps = dropLanguage(anchor).split('-');
  let [words, isNumberNext] = ['', false];
  for (const [at, step] of steps.entries()) {
    const number = step.replace(/\.\d+$/u, '').replaceAll('_', '-');
    if (isUnitStep(step, at === 0)) words += `${at === 0 ? '' : ', '}${nameOf(step)}`;
    else words += isNumberNext ? ` ${number}` : `(${number})`;
    isNumberNext = isUnitStep(step, at === 0);
  }
  return words;
}

/** An anchor without the language that the translations in a text begin with. */
export function dropLanguage(anchor: string): string {
  const [first = '', second = ''] = anchor.split('-');
  return !BY_STEP.has(first) && BY_STEP.has(second) ? anchor.slice(first.length + 1) : anchor;
}
