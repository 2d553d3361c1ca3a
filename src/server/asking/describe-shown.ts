import type { DocumentDetails } from '#contract/document.ts';
import type { VisitedItem } from '#domain/tools/desk/history-entry.ts';
import type { Shown } from './count-reading.ts';

/** What an opened document showed: the page of a publication shows its contents, not its text. */
export function describeShown({ id, title, type, kind, publicationTitle }: DocumentDetails): Shown {
  return {
    kind: kind === 'publication' ? 'investigation' : 'request',
    id,
    title,
    type,
    publication: publicationTitle ?? undefined,
  };
}

/** The same as an entry of its reader's history. */
export function describeVisit({ id, favoriteUrl: url, title, type }: DocumentDetails): VisitedItem {
  return { target: id, url, title, type };
}
