import { useLocation } from '@tanstack/react-router';
import { useEditionView, type SearchMode } from '#web/api/edition-view.ts';
import { SearchBar } from '#web/features/search-bar/search-bar.tsx';
import { SearchPage } from '#web/features/search/search-page.tsx';
import { useSearch } from '#web/features/search/use-search.ts';
import { NotFound } from './not-found.tsx';
import { usePageTitle } from './use-page-title.ts';

/** The page of whichever mode has this address. */
export function SearchRoute() {
  const { pathname } = useLocation();
  const mode = useEditionView().modes.find((candidate) => candidate.path === pathname);
  return mode ? <ModePage key={mode.id} mode={mode} /> : <NotFound />;
}

function ModePage({ mode }: { readonly mode: SearchMode }) {
  usePageTitle(mode.title);
  const model = useSearch(mode);
  return (
    <SearchPage
      model={model}
      renderSearchField={(onSearch) => <SearchBar mode={mode} state={model.state} isInSheet onSearch={onSearch} />}
    />
  );
}
