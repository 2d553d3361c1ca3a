import { QueryProblem } from '#domain/query/query-error.ts';
import { shortenText } from '#domain/words/shorten-text.ts';
import { LARGEST_DISTANCE, type Operator } from '#domain/query/translate-connector.ts';

/** Throws `QueryProblem` where NEAR stands with a distance that it cannot have. `typed` stands at `at` of the query. */
export function checkDistance(operator: Operator, typed: string, at: number): void {
  if (operator.name !== 'NEAR' || (operator.distance >= 1 && operator.distance <= LARGEST_DISTANCE)) return;
  const place = { at, length: typed.length };
  const to = `NEAR${operator.distance < 1 ? 1 : LARGEST_DISTANCE}`;
  const reason = `“${shortenText(typed)}” cannot be searched: the number of words between can be 1 to ${LARGEST_DISTANCE}.`;
  throw new QueryProblem(place, reason, { ...place, to });
}
