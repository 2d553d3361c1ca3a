import { useAccount } from '#web/app/account.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';

/** Whether this reader's codes have favorites (OP-38). */
export function useHasFavorites(): boolean {
  const { codes } = useAccount();
  return resolveAddress(useEditionView(), codes, '/favorites', '').kind === 'page';
}
