import type { DocumentDetails } from '#contract/document.ts';
import type { Opened } from './openings.ts';

/** What an opened document showed: the page of a publication shows its contents, not its text. */
export function describeShown(document: DocumentDetails): Opened {
  const { id, title, type, favoriteUrl: url, kind, publicationTitle } = document;
  return {
    kind: kind === 'publication' ? 'investigation' : 'request',
    id,
    title,
    type,
    url,
    publication: publicationTitle ?? undefined,
  };
}
