import { type PairBudget, spendPairs } from '#domain/query/pair-budget.ts';

/**
 * Where a phrase begins (ascending), given the ascending positions of each of its terms. Its words stand on
 * consecutive positions. Throws `TooManyPairs`.
 */
export function findPhrase(termPositions: readonly (readonly number[])[], budget: PairBudget): readonly number[] {
  let starts = termPositions[0] ?? [];
  for (let offset = 1; offset < termPositions.length && starts.length > 0; offset++) {
    const positions = termPositions[offset] ?? [];
    spendPairs(budget, starts.length + positions.length);
    let next = 0;
    starts = starts.filter((start) => {
      while (next < positions.length && (positions[next] as number) < start + offset) next++;
      return positions[next] === start + offset;
    });
  }
  return starts;
}
