import type { BibliographicEntry } from './bibliographic-entry.ts';
import { REFERENCE_NAMES, type LawField } from './reference-names.ts';

/** What a work tells of its law, each under the name that a format has for it. */
export function listLawFields(
  entry: BibliographicEntry,
  format: 'zotero' | 'ris',
): (readonly [name: string, value: string | undefined])[] {
  const { fields } = REFERENCE_NAMES[entry.genre];
  const values: Readonly<Record<LawField, string | undefined>> = {
    issuer: entry.issuer,
    number: entry.number,
    series: entry.printedIn?.series,
    seriesVolume: entry.printedIn?.volume,
    seriesPage: entry.printedIn?.page,
    section: entry.printedIn?.section,
  };
  return Object.entries(fields[format]).map(([field, name]) => [name, values[field as LawField]] as const);
}
