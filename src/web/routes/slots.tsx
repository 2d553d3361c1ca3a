import type { ReactNode } from 'react';
import { DocumentActionsContext } from '#web/app/document-actions.tsx';
import { SearchFieldContext, type SearchFieldProps } from '#web/app/search-field.tsx';
import { SearchBar } from '#web/features/search/bar/search-bar.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { DOCUMENT_ACTIONS } from './document-actions.ts';

const FavoritesStart = createLazyPart(
  async () => (await import('#web/features/favorites/favorites-start.tsx')).FavoritesStart,
  { failed: () => null },
);

const drawSearchField = (properties: SearchFieldProps) => <SearchBar {...properties} />;

/** Fills the slots that every page may have. */
export function Slots({ children }: { readonly children: ReactNode }) {
  return (
    <DocumentActionsContext value={DOCUMENT_ACTIONS}>
      <SearchFieldContext value={drawSearchField}>
        {children}
        <FavoritesStart />
      </SearchFieldContext>
    </DocumentActionsContext>
  );
}
