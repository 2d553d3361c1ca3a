import { explainNear } from '#domain/query/explain-near.ts';
import { DEFAULT_DISTANCE, findOperator } from '#domain/query/translate-connector.ts';

/** The operators that a pill offers, in the order of the menu (SR-059, OP-53). */
export const OFFERED_OPERATORS = [
  'AND',
  'OR',
  'NOT',
  'NEAR',
  'NEAR2',
  'NEAR5',
  'NEAR10',
  'NEAR20',
  'NEAR30',
  'NEAR50',
] as const;

/** The first term has nothing before it: it is asked for or left out. */
const OPERATORS_OF_FIRST: readonly string[] = ['AND', 'NOT'];

/** What the pill at `index` offers; another distance stays among them as it was typed (OP-53). */
export function listOperators(index: number, operator: string): readonly string[] {
  if (index === 0) return OPERATORS_OF_FIRST;
  const offered: readonly string[] = OFFERED_OPERATORS;
  return offered.includes(operator) ? offered : [...offered, operator];
}

/** What an operator says of the term after it, in a few words. */
export function explainOperator(operator: string): string {
  const found = findOperator(operator);
  if (found?.name === 'NEAR') return explainNear(found.distance);
  if (found?.name === 'OR') return 'or this instead';
  if (found?.name === 'NOT') return 'without this';
  return 'this too';
}

/** Distances that forms offer, NEAR's own among them. */
export const OFFERED_DISTANCES: readonly number[] = [2, 5, 10, 20, DEFAULT_DISTANCE, 50];
