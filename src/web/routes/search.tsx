import { textOf } from '#domain/search/search-state.ts';
import { shortenText } from '#domain/words/shorten-text.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { findModeAt, useEditionView, type SearchMode } from '#web/app/edition-view.ts';
import { SearchToolsContext } from '#web/app/search-tools.tsx';
import { SelectionActionsContext } from '#web/app/selection-actions.tsx';
import { usePresentedSearch } from '#web/app/use-presented-search.ts';
import { recallStates } from '#web/features/reference/conventions/picked-states.ts';
import { SearchPage } from '#web/features/search/search-page.tsx';
import { useSearch } from '#web/features/search/use-search.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { NotFound } from './not-found.tsx';
import { SEARCH_TOOLS } from './search-tools.ts';
import { SELECTION_ACTIONS } from './selection-actions.ts';
import { usePageTitle } from './use-page-title.ts';
import { useSignInPage } from './use-sign-in-page.ts';

/** Where treaties are searched, and the one between two states is looked up (OP-98). */
const TREATIES = '/bits';
const TwoStates = createLazyPart(
  async () => (await import('#web/features/reference/conventions/two-states.tsx')).TwoStates,
);

function TwoStatesLead() {
  return (
    <Disclosure
      title="Pick two states"
      note="to find the treaty between them"
      level={2}
      isOpenAtFirst={recallStates().one !== ''}
    >
      <TwoStates />
    </Disclosure>
  );
}

const CitationListPage = createLazyPart(
  async () => (await import('#web/features/citation-list/citation-list-page.tsx')).CitationListPage,
);

/** The page of whichever mode has this address; `?list` looks up citations instead. */
export default function SearchRoute() {
  const { route } = useCurrentRoute();
  const search = usePresentedSearch();
  const mode = findModeAt(useEditionView(), route?.path, search);
  if (new URLSearchParams(search).has('list')) return <ListPage />;
  return mode ? <ModePage key={mode.id} mode={mode} /> : <NotFound />;
}

function ListPage() {
  usePageTitle('List of citations');
  return <CitationListPage signIn={useSignInPage()} />;
}

function ModePage({ mode }: { readonly mode: SearchMode }) {
  const model = useSearch(mode);
  usePageTitle(mode.title, shortenText(textOf(model.state).trim()));
  return (
    <SearchToolsContext value={SEARCH_TOOLS}>
      <SelectionActionsContext value={SELECTION_ACTIONS}>
        <SearchPage model={model} lead={mode.path === TREATIES ? <TwoStatesLead /> : null} />
      </SelectionActionsContext>
    </SearchToolsContext>
  );
}
