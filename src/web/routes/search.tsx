import { useCurrentRoute } from '#web/app/current-route.ts';
import { findModeAt, useEditionView, type SearchMode } from '#web/app/edition-view.ts';
import { usePresentedSearch } from '#web/app/use-presented-search.ts';
import { SaveAlertButton } from '#web/features/search-alerts/save-alert-button.tsx';
import { SearchPage } from '#web/features/search/search-page.tsx';
import { useSearch } from '#web/features/search/use-search.ts';
import { describeAlert } from './describe-alert.ts';
import { LibrarySearchBar } from './library-search-bar.tsx';
import { NotFound } from './not-found.tsx';
import { usePageTitle } from './use-page-title.ts';
import { useSignInPage } from './use-sign-in-page.ts';

/** The page of whichever mode has this address. */
export default function SearchRoute() {
  const { route } = useCurrentRoute();
  const mode = findModeAt(useEditionView(), route?.path, usePresentedSearch());
  return mode ? <ModePage key={mode.id} mode={mode} /> : <NotFound />;
}

function ModePage({ mode }: { readonly mode: SearchMode }) {
  usePageTitle(mode.title);
  const model = useSearch(mode);
  const alert = describeAlert(model, useEditionView());
  return (
    <SearchPage
      model={model}
      tools={<SaveAlertButton draft={alert} signIn={useSignInPage()} />}
      renderSearchField={(onSearch) => (
        <LibrarySearchBar mode={mode} state={model.state} isInSheet onSearch={onSearch} />
      )}
    />
  );
}
