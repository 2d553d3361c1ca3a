import type { Hit } from '#contract/search.ts';
import type { ListRow } from '#server/ports/document-renderer.ts';

/** A hit as a row of a list: its record; of what the reader may open also the summary. */
export function presentRow(hit: Hit, origin: string): ListRow {
  const source = [hit.publicationTitle ?? hit.source, hit.sourceLocation].filter(Boolean).join(' ');
  return {
    title: clean(hit.title),
    type: clean(hit.type),
    date: hit.publicationDate ?? hit.jurisDate ?? hit.legisDate ?? '',
    source: clean(source),
    citation: clean(hit.citation ?? ''),
    caseNumbers: clean(hit.caseNumbers.join('; ')),
    court: clean(hit.court ?? hit.organization ?? ''),
    jurisdictions: clean(hit.jurisdictions.join('; ')),
    authors: clean(hit.authors.join('; ')),
    excerpt: hit.isOpen ? clean(hit.summary ?? '') : '',
    link: new URL(hit.url, origin).href,
    access: hit.isOpen ? 'Included' : 'Not included',
  };
}

/** Without what no format of text can hold: control characters and halves of characters. */
function clean(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters that XML refuses
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
