import type { CaseFigures } from './case-figures.ts';
import { all, any, not, sum, type Formula, type Term } from './formula.ts';
import { multiply, NOUGHT, readNumber, type Fraction } from './fraction.ts';
import type { Leaf } from './read-leaf.ts';

/** What something comes to: whether it holds, and how that was reckoned. */
export interface Worked {
  readonly formula: Formula;
  readonly words: string;
}

/** An amount that is known about is not held against figures that are as near as this. */
const [ABOVE, BELOW] = [readNumber(1.05), readNumber(0.95)];

/** Whether terms together meet the amount of a leaf. */
export function meet(leaf: Leaf, figures: CaseFigures, terms: readonly Term[]): Formula {
  const [than = NOUGHT] = leaf.amounts;
  const compared = leaf.compare === '>' || leaf.compare === '<=' ? '>' : '>=';
  const above = (amount: Fraction) => sum(terms, compared, amount);
  const isAbove = leaf.isAbout
    ? any([
        above(multiply(than, ABOVE)),
        all([figures.unread(`the exact amount of ${leaf.fact.id}`), above(multiply(than, BELOW))]),
      ])
    : above(than);
  return leaf.compare.startsWith('<') ? not(isAbove) : isAbove;
}

/** In words what is known of a formula. */
export function sayHolds(formula: Formula): string {
  if (typeof formula !== 'boolean') return 'not known';
  return formula ? 'yes' : 'no';
}

/** Several as one, with their words. */
export function choose(join: (formulas: readonly Formula[]) => Formula, parts: readonly Worked[]): Worked {
  return {
    formula: join(parts.map(({ formula }) => formula)),
    words: parts
      .map(({ words }) => words)
      .filter((words) => words !== '')
      .join('; '),
  };
}
