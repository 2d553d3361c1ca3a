import { useEditionView } from '#web/app/edition-view.ts';
import type { SearchToolProps } from '#web/app/search-tools.tsx';
import { SaveAlertButton } from '#web/features/search-alerts/save-alert-button.tsx';
import { describeAlert } from './describe-alert.ts';
import { useSignInPage } from './use-sign-in-page.ts';

/** Makes an alert of the search of the page. */
export function SaveAlertTool({ mode, state }: SearchToolProps) {
  const draft = describeAlert(mode, state, useEditionView());
  return <SaveAlertButton draft={draft} signIn={useSignInPage()} />;
}
