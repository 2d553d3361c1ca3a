/** What of a search decides whether it is a search of its own. */
export interface AskedSearch {
  readonly place: string;
  readonly text: string;
  readonly titleOnly: boolean;
  readonly filters: readonly { readonly id: string; readonly values: readonly string[] }[];
  /** Chosen dates, in any notation of their own. */
  readonly dates: readonly (string | number | null | undefined)[];
  readonly order: string;
  readonly start: number;
}

/**
 * What the figures must know of a search, or undefined for what is none: a further page of the same results, and a list
 * that nobody asked a question for (the newest documents, an empty search page).
 */
export function identifySearch(search: AskedSearch): { readonly key: string; readonly order: string } | undefined {
  const filters = search.filters.filter(({ values }) => values.length > 0);
  const text = search.text.trim();
  if (search.start > 0 || (text === '' && filters.length === 0)) return undefined;
  const chosen = filters.map(({ id, values }) => [id, ...values.toSorted()].join('\t')).sort();
  const key = JSON.stringify([search.place, text, search.titleOnly, chosen, search.dates.map((date) => date ?? '')]);
  return { key, order: search.order };
}
