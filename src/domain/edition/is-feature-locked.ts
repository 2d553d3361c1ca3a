/** Whether a feature of an edition stands locked for whoever holds `codes` (SH-025, OP-10); unknown ones never do. */
export function isFeatureLocked(
  features: readonly { readonly id: string; readonly openFor: readonly string[] }[],
  codes: readonly string[],
  id: string,
): boolean {
  const feature = features.find((candidate) => candidate.id === id);
  return feature !== undefined && codes.length > 0 && !feature.openFor.some((code) => codes.includes(code));
}
