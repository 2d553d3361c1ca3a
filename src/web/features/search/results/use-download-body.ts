import type { DownloadBody } from '#contract/download.ts';
import { textOf } from '#domain/search/search-state.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { bodyOf } from '#web/app/search-address.ts';
import { useStyle } from '#web/app/use-style.ts';
import type { SearchModel } from '../use-search.ts';

/** What a download of this search's whole result asks for (OP-76); a selection adds its ids. */
export function useDownloadBody({ mode, state }: SearchModel): DownloadBody {
  const { siteId } = useEditionView();
  const [style] = useStyle();
  const words = textOf(state).trim();
  return {
    siteId,
    kind: 'results',
    query: bodyOf(mode, state),
    endpoint: mode.endpoint,
    title: words === '' ? mode.title : `${mode.title} ${words}`,
    searchTerm: words,
    options: { style },
  };
}
