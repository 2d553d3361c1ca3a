import type { PublicationDetail } from '#contract/publication.ts';
import { formatDate } from '#domain/document/format-date.ts';

/** The imprint of a publication; what is not known is left out. */
export function listImprint(
  publication: PublicationDetail,
): readonly { readonly name: string; readonly value: string }[] {
  const { publicationInfo: info, editionStatement } = publication;
  const pages = info.pageRange && `${info.pageRange.first}–${info.pageRange.last}`;
  const rows = [
    { name: 'Publisher', value: info.publisher },
    { name: 'Published', value: info.publicationDate && formatDate(info.publicationDate) },
    { name: 'Edition', value: editionStatement },
    { name: 'Updated', value: info.updated && formatDate(info.updated) },
    { name: 'Reviewed by the author', value: info.authorReviewDate && formatDate(info.authorReviewDate) },
    { name: 'Supplement', value: info.supplement },
    { name: 'Pages', value: pages },
    { name: 'ISBN', value: info.isbn },
    { name: 'ISSN', value: info.issn },
  ];
  return rows.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}
