import type { IRunOptions } from 'docx';

/** Tags without a region that mean another country here than the one with most speakers. */
const REGIONS: Readonly<Record<string, string>> = { en: 'GB' };

/** A language as Word wants it, with a region, for whatever script a run is in; by it Word checks spelling and breaks words. */
export function nameWordLanguage(tag: string): NonNullable<IRunOptions['language']> {
  const value = addRegion(tag);
  return { value, eastAsia: value, bidirectional: value };
}

/** The tag itself where nothing is known of it. */
function addRegion(tag: string): string {
  try {
    const locale = new Intl.Locale(tag);
    const region = locale.region ?? REGIONS[locale.language] ?? locale.maximize().region;
    return region === undefined ? locale.language : `${locale.language}-${region}`;
  } catch {
    return tag;
  }
}
