/** Fields of a search that say which part of the results is shown, not what was looked for. */
const SHOWN = ['start', 'resultsPerPage', 'excerpt'] as const;

const SAYS_NOTHING: ReadonlySet<unknown> = new Set([undefined, null, '', false]);

/** The body of a search as it is kept: without paging and without what says nothing. */
export function stripPaging<Q extends object>(query: Q): Omit<Q, (typeof SHOWN)[number]> {
  const shown: ReadonlySet<string> = new Set(SHOWN);
  const kept = Object.entries(query).filter(
    ([name, value]) => !shown.has(name) && !SAYS_NOTHING.has(Array.isArray(value) && value.length === 0 ? '' : value),
  );
  return Object.fromEntries(kept) as Omit<Q, (typeof SHOWN)[number]>;
}

/** What makes a search the same again: whose calls it belongs to and its body without paging, fields in one order. */
export function keyOfQuery(endpoint: string, query: object): string {
  const fields = Object.entries(stripPaging(query)).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([endpoint.toLowerCase(), fields]);
}
