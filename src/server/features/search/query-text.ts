import type { SearchQuery } from '#contract/search.ts';

/** The text of a search, in whichever of its fields it stands; '' without one. */
export function textOf({ q, qTitle, qPublicationTitle }: SearchQuery): string {
  return [qTitle, qPublicationTitle].find((text) => text?.trim()) ?? q ?? '';
}

/** The same search with another text, in the same field. */
export function withText(query: SearchQuery, text: string): SearchQuery {
  if (query.qTitle?.trim()) return { ...query, qTitle: text };
  if (query.qPublicationTitle?.trim()) return { ...query, qPublicationTitle: text };
  return { ...query, q: text };
}

/** A search for the same text and nothing else. */
export function textAlone({ q, qTitle, qPublicationTitle }: SearchQuery): SearchQuery {
  return { q, qTitle, qPublicationTitle };
}
