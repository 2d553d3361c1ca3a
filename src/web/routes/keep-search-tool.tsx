import { useEditionView } from '#web/app/edition-view.ts';
import type { SearchToolProps } from '#web/app/search-tools.tsx';
import { KeepSearch } from '#web/features/favorites/keep-search.tsx';
import { describeAlert } from './describe-alert.ts';
import { useSignInPage } from './use-sign-in-page.ts';

/** Keeps the search of the page among the favorites; nothing where nothing was looked for. */
export function KeepSearchTool({ mode, state }: SearchToolProps) {
  const draft = describeAlert(mode, state, useEditionView());
  const signIn = useSignInPage();
  return draft ? <KeepSearch title={draft.title} url={draft.url} signIn={signIn} /> : null;
}
