import type { Hit, ProfilePreview, SearchAnswer, TreatyPreview } from '#contract/search.ts';
import { formatDate } from '#domain/document/format-date.ts';
import type { Forms } from '#domain/words/forms.ts';
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
  const parts = [
    ...describeTreaty(hit.treaty),
    hit.court ?? hit.organization,
    hit.caseNumbers[0],
    hit.citation,
    source,
    hit.authors.join(', '),
  ];
  return [...new Set(parts.filter((part): part is string => Boolean(part) && part !== hit.title))];
}

/** Whether and since when a treaty is in force, where disputes go and what outlasts it (OP-98). */
function describeTreaty(treaty: TreatyPreview | undefined): readonly string[] {
  if (!treaty) return [];
  const { inForce, status, forums, sunset } = treaty;
  const isInForce = status === null || status === 'In force';
  const day = inForce === null ? '' : formatDate(inForce);
  return [
    // A treaty that is in force says so once, with the day.
    status === null || (isInForce && day !== '') ? '' : `Status: ${status}`,
    day === '' ? '' : `In force ${isInForce ? 'since' : 'from'} ${day}`,
    forums.join(', '),
    sunset === null ? '' : `Sunset clause: ${sunset}`,
  ];
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

/** What marks the hits of an answer in their documents: the query as typed, or its words as they were read. */
export function queryOf({ parts, read }: Pick<SearchAnswer, 'parts' | 'read'>, typed: string): string {
  return parts.find((part) => part.read === read)?.query ?? typed;
}

/** The address of a hit with the query, so that the document marks it. */
export function hrefOfHit(hit: Pick<Hit, 'url'>, query: string, forms: Forms): string {
  if (query === '') return hit.url;
  return `${hit.url}${hit.url.includes('?') ? '&' : '?'}${printSearchTerm({ searchTerm: query, forms })}`;
}
