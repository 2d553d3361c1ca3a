const NAMES = new Intl.DisplayNames('en-GB', { type: 'language' });

/** The name of a language by its tag; the tag itself where nobody knows it. */
export function nameLanguage(tag: string): string {
  try {
    return NAMES.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
