import type { EditionView } from '#contract/edition-view.ts';

/** Whether a feature of the edition stands locked for whoever holds `codes` (SH-025, OP-10); unknown ones never do. */
export function isFeatureLocked(
  { lockedFeatures }: Pick<EditionView, 'lockedFeatures'>,
  codes: readonly string[],
  id: string,
): boolean {
  const feature = lockedFeatures.find((candidate) => candidate.id === id);
  return feature !== undefined && codes.length > 0 && !feature.openFor.some((code) => codes.includes(code));
}
