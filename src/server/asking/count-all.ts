import type { CountRequest, SearchEngine } from '#server/ports/search-engine.ts';

/** What each of these searches finds; an engine may answer for the first of them only, so that others are not kept waiting. */
export async function countAll(
  engine: Pick<SearchEngine, 'count'>,
  requests: readonly CountRequest[],
): Promise<readonly (number | null)[]> {
  const totals: (number | null)[] = [];
  while (totals.length < requests.length) totals.push(...(await engine.count(requests.slice(totals.length))));
  return totals;
}
