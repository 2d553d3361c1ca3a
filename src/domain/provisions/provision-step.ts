import type { Division } from './known-instrument.ts';

/** Everything that a step may carry the name of. */
export type StepName =
  | Division
  | 'preamble'
  | 'recital'
  | 'article'
  | 'section'
  | 'rule'
  | 'regulation'
  | 'subparagraph'
  | 'indent'
  | 'sentence';

/** In the order in which they stand in an instrument; a step without a name stands between `indent` and `protocol`. */
export const STEP_NAMES: readonly StepName[] = [
  'preamble',
  'recital',
  'book',
  'part',
  'title',
  'order',
  'chapter',
  'division',
  'section',
  'article',
  'rule',
  'regulation',
  'subparagraph',
  'sentence',
  'indent',
  'protocol',
  'annex',
  'schedule',
  'appendix',
];

const NAMED = new RegExp(`^(${STEP_NAMES.join('|')})(?:-(.+))?$`);

/** A step's name and number: `annex-II` is `annex` and `II`, `101` has no name, `preamble` has an empty number. */
export function splitStep(step: string): { readonly name?: StepName; readonly number: string } {
  const named = NAMED.exec(step);
  const name = STEP_NAMES.find((known) => known === named?.[1]);
  return name === undefined ? { number: step } : { name, number: named?.[2] ?? '' };
}

/** The step of a name and a number, which may be empty. */
export function joinStep(name: StepName, number: string): string {
  return number === '' ? name : `${name}-${number}`;
}

/** What Latin adds to a number that was put in later, in its order. */
export const LATIN_NUMBERS: readonly string[] = [
  'bis',
  'ter',
  'quater',
  'quinquies',
  'sexies',
  'septies',
  'octies',
  'novies',
  'nonies',
  'decies',
];
