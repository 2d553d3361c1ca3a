/** How many pairs of positions may still be looked at; shared by everything one evaluation does. */
export interface PairBudget {
  left: number;
}

/** Leaves the evaluator as a refusal, never as an error. */
export class TooManyPairs extends Error {}

/** Takes `count` from the budget; throws `TooManyPairs` where it does not last. */
export function spendPairs(budget: PairBudget, count: number): void {
  budget.left -= count;
  if (budget.left < 0) throw new TooManyPairs();
}
