import type { Hit } from '#contract/search.ts';
import type { Forms } from '#domain/search/forms.ts';
import { printSearchTerm } from '#web/app/search-term.ts';

const PUBLICATION_TYPES = new Set(['Book', 'Loose-leaf', 'Journal']);

/** A publication is drawn with its cover (SR-085). */
export function isPublication(hit: Hit): boolean {
  return PUBLICATION_TYPES.has(hit.type);
}

/** What a reader needs to place a hit, most telling first: court or institution, number, source, authors. */
export function metaOfHit(hit: Hit): readonly string[] {
  const source = [hit.publicationTitle ?? hit.source, hit.sourceLocation].filter(Boolean).join(' ');
  const parts = [hit.court ?? hit.organization, hit.caseNumbers[0], hit.citation, source, hit.authors.join(', ')];
  return [...new Set(parts.filter((part): part is string => Boolean(part) && part !== hit.title))];
}

/** The address of a hit with the query, so that the document marks it. */
export function hrefOfHit(hit: Pick<Hit, 'url'>, query: string, forms: Forms): string {
  if (query === '') return hit.url;
  return `${hit.url}${hit.url.includes('?') ? '&' : '?'}${printSearchTerm({ searchTerm: query, forms })}`;
}
