import type { Hit } from '#contract/search.ts';
import type { ListRow } from '#server/ports/document-renderer.ts';

/** A hit as a row of a list: its record; of what the reader may open also the summary. */
export function presentRow(hit: Hit, origin: string): ListRow {
  const source = [hit.publicationTitle ?? hit.source, hit.sourceLocation].filter(Boolean).join(' ');
  return {
    title: hit.title,
    type: hit.type,
    date: hit.publicationDate ?? hit.jurisDate ?? hit.legisDate ?? '',
    source,
    citation: hit.citation ?? '',
    caseNumbers: hit.caseNumbers.join('; '),
    court: hit.court ?? hit.organization ?? '',
    jurisdictions: hit.jurisdictions.join('; '),
    authors: hit.authors.join('; '),
    excerpt: hit.isOpen ? (hit.summary ?? '') : '',
    link: new URL(hit.url, origin).href,
    access: hit.isOpen ? 'Included' : 'Not included',
  };
}
