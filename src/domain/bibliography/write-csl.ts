import type { BibliographicEntry } from './bibliographic-entry.ts';
import { readCreatorName } from './creator-name.ts';
import { isLaw, REFERENCE_NAMES, type Genre } from './reference-names.ts';

/** What somebody decides, enacts or grants, rather than publishes. */
const OF_AUTHORITIES: ReadonlySet<Genre> = new Set(['case', 'statute', 'treaty', 'bill', 'patent']);

type CslName =
  | { readonly family: string; readonly given: string; readonly suffix?: string }
  | { readonly literal: string };

/** Works as CSL-JSON, which styles of citation are made for (OP-120), a part of the file for each; what is not known is left out. */
export function* writeCsl(entries: readonly BibliographicEntry[]): Iterable<string> {
  yield '[';
  for (const [at, entry] of entries.entries()) {
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(describeWork(entry, at), undefined, 2)}`;
  }
  yield '\n]\n';
}

function describeWork(entry: BibliographicEntry, at: number): Readonly<Record<string, unknown>> {
  const { genre, printedIn, firstPage, lastPage } = entry;
  const fields: Readonly<Record<string, unknown>> = {
    id: entry.link || `work-${at + 1}`,
    type: REFERENCE_NAMES[genre].csl,
    title: entry.title,
    author: entry.creators.map(describeName),
    editor: entry.editors?.map(describeName),
    issued: entry.date && { 'date-parts': [entry.date.split('-').map(Number)] },
    'container-title': isLaw(genre) ? printedIn?.series : entry.container,
    edition: entry.edition?.toString(),
    volume: printedIn?.volume ?? entry.volume,
    issue: entry.issue,
    page: isLaw(genre) ? printedIn?.page : [firstPage, lastPage].filter(Boolean).join('-'),
    section: printedIn?.section,
    [OF_AUTHORITIES.has(genre) ? 'authority' : 'publisher']: entry.issuer,
    number: entry.number,
    jurisdiction: isLaw(genre) ? entry.jurisdictions.join(', ') : undefined,
    DOI: entry.doi,
    ISBN: entry.isbn,
    ISSN: entry.issn,
    language: entry.languages[0],
    abstract: entry.abstract,
    note: [...(entry.parallel ?? []), entry.inForce, entry.note].filter(Boolean).join('; '),
    annote: entry.annotation,
    URL: entry.link,
  };
  const isGap = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isGap(value)));
}

/** Particles stand with the family name: whoever reads the file takes them apart. */
function describeName(printed: string): CslName {
  const creator = readCreatorName(printed);
  if (!creator.isPerson) return { literal: creator.name };
  const { particles, family, given, suffix } = creator;
  return { family: `${particles} ${family}`.trim(), given, ...(suffix === '' ? {} : { suffix }) };
}
