/** A BCP 47 tag from what a source calls a language (`eng`, `EN`, `en-GB`), or undefined where it is none. */
export function readLanguage(value: string | undefined): string | undefined {
  if (!value) return undefined;
  try {
    return Intl.getCanonicalLocales(value.trim())[0];
  } catch {
    return undefined;
  }
}
