import type { ListedDocument } from '#domain/collections/fields.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { LinkList } from '#web/ui/link-list.tsx';

/** Documents by their titles, with what they are and their dates. */
export function DocumentList({ documents }: { readonly documents: readonly ListedDocument[] }) {
  const links = documents.map(({ title, url, type, date }) => ({
    title,
    url,
    facts: [type, date && formatDate(date)],
  }));
  return <LinkList links={links} isTitles />;
}
