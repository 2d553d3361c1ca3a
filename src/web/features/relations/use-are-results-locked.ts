import { useEditionView } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { isFeatureLocked } from '#web/app/locked-features.ts';

/** Whether results stand locked for the reader (OP-10); the server tells none either. */
export function useAreResultsLocked(): boolean {
  const view = useEditionView();
  return isFeatureLocked(view, readHeldCodes(view), 'relationship-results');
}
