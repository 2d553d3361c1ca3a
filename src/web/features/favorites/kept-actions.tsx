import type { FavoriteRow } from '#web/api/favorites.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';

/** What else can be done with a document that is kept; nothing with a search, or with what the library has no more. */
export function KeptActions({ row: { contentId, title, url, citation } }: { readonly row: FavoriteRow }) {
  if (contentId === null || citation === null) return null;
  return <DocumentActions place="kept" document={{ id: contentId, title, url }} />;
}
