import { useLocation } from '@tanstack/react-router';
import { useCurrentRoute } from '#web/api/current-route.ts';
import { findModeAt, useEditionView, type SearchMode } from '#web/api/edition-view.ts';
import { SearchBar } from '#web/features/search-bar/search-bar.tsx';
import { SearchPage } from '#web/features/search/search-page.tsx';
import { useSearch } from '#web/features/search/use-search.ts';
import { NotFound } from './not-found.tsx';
import { usePageTitle } from './use-page-title.ts';

/** The page of whichever mode has this address. */
export default function SearchRoute() {
  const { route } = useCurrentRoute();
  const { searchStr } = useLocation();
  const mode = findModeAt(useEditionView(), route?.path, searchStr);
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
