import { lazy, Suspense } from 'react';
import { SearchBar, type SearchBarProps } from '#web/features/search/bar/search-bar.tsx';
import { useCitationList } from '#web/app/citation-list.ts';
import { loadModule } from '#web/app/load-module.ts';

const QueryBuilder = lazy(async () => {
  const loaded = await loadModule('query-builder', () => import('#web/features/search/builder/query-builder.tsx'));
  return { default: loaded.QueryBuilder };
});

/** The search field with all that opens from it. */
export function LibrarySearchBar(props: Omit<SearchBarProps, 'renderBuilder' | 'onCitations'>) {
  const openCitations = useCitationList();
  return (
    <SearchBar
      {...props}
      onCitations={openCitations}
      renderBuilder={(slot) => (
        <Suspense fallback={null}>
          <QueryBuilder
            {...slot}
            onCitations={() => {
              slot.onClose();
              openCitations('');
            }}
          />
        </Suspense>
      )}
    />
  );
}
