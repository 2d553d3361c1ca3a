/** Documents on the law of one place: below them stand the figures of these groups of its facts (`law-groups.ts`). */
export const LAW_DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  'Merger thresholds': ['merger-control'],
  'Manual IP chapter': ['patents', 'unitary-patents', 'utility-models', 'trade-marks', 'designs', 'all-rights'],
};
