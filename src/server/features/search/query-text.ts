import type { SearchQuery } from '#contract/search.ts';

/** The field in which the text of a search stands: one for titles where there are words in it. */
export function fieldOf(query: SearchQuery): 'q' | 'qTitle' | 'qPublicationTitle' {
  return (['qTitle', 'qPublicationTitle'] as const).find((field) => query[field]?.trim()) ?? 'q';
}

/** The text of a search, in whichever of its fields it stands; '' without one. */
export function textOf(query: SearchQuery): string {
  return query[fieldOf(query)] ?? '';
}

/** The same search with another text, in the same field. */
export function withText(query: SearchQuery, text: string): SearchQuery {
  return { ...query, [fieldOf(query)]: text };
}

/** A search for the same text and nothing else. */
export function textAlone({ q, qTitle, qPublicationTitle }: SearchQuery): SearchQuery {
  return { q, qTitle, qPublicationTitle };
}
