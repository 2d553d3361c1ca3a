const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
/** Codes for no language, or for several. */
const NO_LANGUAGE = /^(?:und|mul|mis|zxx)\b/u;

/**
 * A BCP 47 tag from what a source calls a language: `eng`, `EN`, `en-GB`, or an address in an authority list, whose last
 * part is the code. Undefined where that is no code of a language.
 */
export function readLanguage(value: string | undefined): string | undefined {
  const code = value?.trim().split(/[/#]/u).at(-1);
  if (!code) return undefined;
  try {
    const [tag = ''] = Intl.getCanonicalLocales(code);
    const [language = ''] = tag.split('-');
    return NO_LANGUAGE.test(tag) || LANGUAGES.of(language) === undefined ? undefined : tag;
  } catch {
    return undefined;
  }
}
