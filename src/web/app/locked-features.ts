import type { EditionView } from '#contract/edition-view.ts';
import { isFeatureLocked as isLocked } from '#domain/edition/is-feature-locked.ts';

/** Whether a feature of the edition stands locked for whoever holds `codes` (SH-025, OP-10); unknown ones never do. */
export function isFeatureLocked(
  { lockedFeatures }: Pick<EditionView, 'lockedFeatures'>,
  codes: readonly string[],
  id: string,
): boolean {
  return isLocked(lockedFeatures, codes, id);
}
