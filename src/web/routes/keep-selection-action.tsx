import type { SelectionActionProps } from '#web/app/selection-actions.tsx';
import { KeepSelection } from '#web/features/favorites/keep-selection.tsx';
import { useSignInPage } from './use-sign-in-page.ts';

/** Keeps the selected results among the favorites. */
export function KeepSelectionAction(props: SelectionActionProps) {
  return <KeepSelection {...props} signIn={useSignInPage()} />;
}
