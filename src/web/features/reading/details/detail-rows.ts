import type { DocumentDetails } from '#contract/document.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { presentPlaceAddress } from '#domain/addresses/place-address.ts';
import { typesetPages } from '#domain/typography/typeset-pages.ts';
import { nameClosed } from '#web/ui/name-closed.ts';

export interface DetailValue {
  readonly text: string;
  /** Address inside the application, where there is one. */
  readonly href?: string | null;
  /** Small words after the value, such as a party's role. */
  readonly note?: string | null;
}

export interface DetailRow {
  readonly name: string;
  readonly values: readonly DetailValue[];
}

/** Rows and lists that belong together, under one name. */
export interface DetailGroup {
  readonly name: string;
  readonly rows: readonly DetailRow[];
  readonly lists: readonly ShownReferences[];
}

/** A reference list as it is drawn. */
export interface ShownReferences {
  readonly name: string;
  readonly items: DocumentDetails['references'];
  /** What is said below them of those that are not listed. */
  readonly beside?: string;
}

/** The identifier of an article or chapter, which is no citation to a reader. */
const DOI = /^(?:doi:\s*)?10\.\d{4,9}\/\S+$/iu;

/** What is known about a document, in four groups; what has no value is left out (OP-71). */
export function listDetailGroups(document: DocumentDetails): readonly DetailGroup[] {
  const isCase = document.court !== null || document.caseFile !== null || document.caseNumbers.length > 0;
  const groups: readonly DetailGroup[] = [
    { name: isCase ? 'Case' : 'Document', rows: listFacts(document), lists: [] },
    { name: 'People', rows: listPeople(document), lists: [] },
    { name: 'Law', rows: listLaw(document), lists: listLawLists(document) },
    { name: 'Cited', rows: [], lists: listCited(document) },
  ];
  return groups
    .map(({ name, rows, lists }) => ({
      name,
      rows: rows.filter(({ values }) => values.length > 0),
      lists: lists.filter(({ items, beside }) => items.length > 0 || beside !== undefined),
    }))
    .filter(({ rows, lists }) => rows.length + lists.length > 0);
}

function listFacts(document: DocumentDetails): readonly DetailRow[] {
  return [
    ...listDates(document),
    row('Jurisdiction', jurisdictions(document)),
    row('Court', [searchFor('court', document.court)]),
    row('Institution', [searchFor('organization', document.organization)]),
    row('Case number', texts(document.caseNumbers)),
    row('Legislation number', [text(document.legisNumber)]),
    row('Type of case', [text(document.caseType)]),
    row('Sector', [text([document.sector, document.subsector].filter(Boolean).join(' › '))]),
    row('Outcome', [text(document.outcome)]),
    row('Status', [text(document.status)]),
    row('Product markets', texts(document.productMarkets)),
    row('Geographic markets', texts(document.geographicMarkets)),
    row(
      'NACE codes',
      document.nacecodes.map((code) => searchFor('nacecode', code, document.nacecodeNames[code])),
    ),
    row('IP rights', texts(document.iprights)),
    row('Source', [text([document.source, typesetPages(document.sourceLocation ?? '')].filter(Boolean).join(', '))]),
    row('Citation', texts(document.citations.filter((citation) => !DOI.test(citation)))),
    row('DOI', texts(document.citations.filter((citation) => DOI.test(citation)))),
    row('Also in', otherLanguages(document)),
    row('Read from', formats(document, 'shown')),
    row('Also from', formats(document, 'copy')),
    row('Also as', formats(document, 'other')),
    row('Case files', [{ text: document.caseFile ? 'Open the case' : '', href: document.caseFile }]),
  ];
}

function listPeople(document: DocumentDetails): readonly DetailRow[] {
  return [
    row(
      'Parties',
      document.parties.map(({ name, role, searchLink }) => ({ text: name, note: role, href: searchLink })),
    ),
    row(
      'Undertakings',
      document.undertakingLinks.map(({ name, searchLink }) => ({ text: name, href: searchLink })),
    ),
    row(
      document.court ? 'Judges' : 'Tribunal',
      document.judgeLinks.map(({ name, link }) => ({ text: name, href: link })),
    ),
  ];
}

/** Rules lead to their text where the library holds it; the record's own words are said once. */
function listLaw({ seat, rules, applicableRules }: DocumentDetails): readonly DetailRow[] {
  const led = rules.map(({ displayValue, url }) => ({ text: displayValue, href: url }));
  return [row('Seat', [text(seat)]), row('Rules', led.length > 0 ? led : [text(applicableRules)])];
}

/** The date of the document by what happened then, and the others by theirs (OP-170). */
function listDates(document: DocumentDetails): readonly DetailRow[] {
  const { legalDate, caseDate, legislationDate, publicationDate } = document;
  const others = [
    row('Decided', date(caseDate)),
    row('Legislation date', date(legislationDate)),
    row('Published', date(publicationDate)),
  ];
  const said = legalDate ? formatDate(legalDate.date) : '';
  return [
    row(legalDate?.label ?? 'Date', [text(legalDate ? said : 'Undated')]),
    ...others.filter(({ values }) => values[0]?.text !== said),
    ...(legalDate?.label === 'In force since' ? [] : [row('In force since', date(document.entryIntoForce))]),
    row('Valid until', date(document.validUntil)),
    row('Last reviewed', date(document.lastReviewedDate)),
  ];
}

/** What a document applies or is about (SR-153). */
function listLawLists(document: DocumentDetails): readonly ShownReferences[] {
  return [
    { name: 'Legislation', items: document.legislation },
    { name: 'Provisions', items: document.provision },
    { name: 'New York Convention articles', items: document.nycArticles },
    { name: 'New York Convention topics', items: document.nycTopics },
    { name: 'Patent information', items: document.patentInformation },
    { name: 'Topics', items: document.subject },
    { name: 'Keywords', items: document.keywords },
  ];
}

/** What a document refers to and is referred to by (SR-153). */
function listCited(document: DocumentDetails): readonly ShownReferences[] {
  const { citedByClosed } = document;
  return [
    { name: 'Related cases', items: document.relatedCases },
    { name: 'Case notes', items: document.caseNotes },
    { name: 'Commentary', items: document.commentary },
    { name: 'References', items: document.references },
    {
      name: 'Cited by',
      items: document.citedBy.map(leadToPlace),
      ...(citedByClosed.count > 0 ? { beside: nameClosed(citedByClosed) } : {}),
    },
  ];
}

/** To the block that cites, where it is known. */
function leadToPlace({ displayValue, url, anchor }: DocumentDetails['citedBy'][number]) {
  return { displayValue, url: url !== null && anchor !== undefined ? `${url}#${anchor}` : url };
}

function row(name: string, values: readonly DetailValue[]): DetailRow {
  return { name, values: values.filter((value) => value.text !== '') };
}

function text(value: string | null): DetailValue {
  return { text: value ?? '' };
}

function texts(values: readonly string[]): readonly DetailValue[] {
  return values.map(text);
}

function date(value: string | null): readonly DetailValue[] {
  return value === null ? [] : [{ text: formatDate(value) }];
}

function otherLanguages(document: DocumentDetails): readonly DetailValue[] {
  return document.otherLanguages.map(({ name, title, url }) => ({ text: name, note: title, href: url }));
}

/** The format that is shown, its copies from other files, or the other formats; each with the name of its file. */
function formats(document: DocumentDetails, which: 'shown' | 'copy' | 'other'): readonly DetailValue[] {
  const shown = document.formats.find(({ isShown }) => isShown)?.format;
  const listed = document.formats.filter(({ format, isShown }) => {
    if (isShown) return which === 'shown';
    return which === (format === shown ? 'copy' : 'other');
  });
  return listed.map(({ name, source }) => ({ text: name, note: source }));
}

function searchFor(facet: string, value: string | null, name = ''): DetailValue {
  return { text: `${value ?? ''} ${name}`.trim(), href: `/search?${new URLSearchParams({ [facet]: value ?? '' })}` };
}

function jurisdictions({ jurisdictionLinks, jurisdictions: names }: DocumentDetails): readonly DetailValue[] {
  if (jurisdictionLinks.length === 0) return names.map((name) => searchFor('jurisdiction', name));
  return jurisdictionLinks.map(({ jurisdiction, docId }) => ({
    text: jurisdiction,
    href: docId ? presentPlaceAddress(docId) : (searchFor('jurisdiction', jurisdiction).href ?? null),
  }));
}
