import type { Hit, ProfilePreview } from '#contract/search.ts';
import type { Forms } from '#domain/search/forms.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { printSearchTerm } from '#web/app/search-term.ts';

const PUBLICATION_TYPES = new Set(['Book', 'Loose-leaf', 'Journal']);

/** A publication is drawn with its cover (SR-085). */
export function isPublication(hit: Hit): boolean {
  return PUBLICATION_TYPES.has(hit.type);
}

/** What a reader needs to place a hit, most telling first: court or institution, number, source, authors. */
export function metaOfHit(hit: Hit): readonly string[] {
  if (hit.profile) return describePerson(hit.profile);
  const source = [hit.publicationTitle ?? hit.source, hit.sourceLocation].filter(Boolean).join(' ');
  const parts = [hit.court ?? hit.organization, hit.caseNumbers[0], hit.citation, source, hit.authors.join(', ')];
  return [...new Set(parts.filter((part): part is string => Boolean(part) && part !== hit.title))];
}

/** What is counted of a person (ENT-040), what is none left out. */
function describePerson({ numberOfCases, numberOfAwards, numberOfPublications, hasProfile }: ProfilePreview) {
  const counted = [
    { count: numberOfCases, one: 'case', many: 'cases' },
    { count: numberOfAwards, one: 'award', many: 'awards' },
    { count: numberOfPublications, one: 'publication', many: 'publications' },
  ].filter(({ count }) => count > 0);
  const words = counted.map(({ count, one, many }) => formatCount(count, one, many));
  return hasProfile ? words : [...words, 'Known from cases alone'];
}

/** The address of a hit with the query, so that the document marks it. */
export function hrefOfHit(hit: Pick<Hit, 'url'>, query: string, forms: Forms): string {
  if (query === '') return hit.url;
  return `${hit.url}${hit.url.includes('?') ? '&' : '?'}${printSearchTerm({ searchTerm: query, forms })}`;
}
