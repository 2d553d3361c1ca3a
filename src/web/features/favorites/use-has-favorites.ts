import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';

/** Whether this reader's codes have favorites (OP-38). */
export function useHasFavorites(): boolean {
  const view = useEditionView();
  return resolveAddress(view, readHeldCodes(view), '/favorites', '').kind === 'page';
}
