import type { DocumentDetails } from '#contract/document.ts';
import { formatDate } from '#domain/document/format-date.ts';

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

/** What is known about a document, in reading order; rows without a value are left out (OP-71). */
export function listDetails(document: DocumentDetails): readonly DetailRow[] {
  const rows: readonly DetailRow[] = [
    ...listDates(document),
    row('Jurisdiction', jurisdictions(document)),
    row('Court', [searchFor('court', document.court)]),
    row('Institution', [searchFor('organization', document.organization)]),
    row('Case number', texts(document.caseNumbers)),
    row('Legislation number', [text(document.legisNumber)]),
    row(
      'Parties',
      document.parties.map(({ name, role, searchLink }) => ({ text: name, note: role, href: searchLink })),
    ),
    row(
      'Undertakings',
      document.undertakingLinks.map(({ name, searchLink }) => ({ text: name, href: searchLink })),
    ),
    row(document.court ? 'Judges' : 'Tribunal', texts(document.judges)),
    row('Seat', [text(document.seat)]),
    row('Rules', [text(document.applicableRules)]),
    row('Type of case', [text(document.caseType)]),
    row('Sector', [text([document.sector, document.subsector].filter(Boolean).join(' › '))]),
    row('Outcome', [text(document.outcome)]),
    row('Status', [text(document.status)]),
    row('Product markets', texts(document.productMarkets)),
    row('Geographic markets', texts(document.geographicMarkets)),
    row('NACE codes', texts(document.nacecodes)),
    row('IP rights', texts(document.iprights)),
    row('Source', [text([document.source, document.sourceLocation].filter(Boolean).join(', '))]),
    row('Citation', texts(document.citations)),
    row('Also in', otherLanguages(document)),
    row('Read from', formats(document, true)),
    row('Also as', formats(document, false)),
    row('Case files', [{ text: document.caseFile ? 'Open the case' : '', href: document.caseFile }]),
  ];
  return rows.filter(({ values }) => values.length > 0);
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

/** The reference lists that have entries (SR-153), with the names they are drawn under. */
export function listReferences(document: DocumentDetails) {
  const lists = [
    { name: 'Topics', items: document.subject },
    { name: 'Keywords', items: document.keywords },
    { name: 'Recent developments', items: document.recentDevelopments },
    { name: 'Related cases', items: document.relatedCases },
    { name: 'Case notes', items: document.caseNotes },
    { name: 'Commentary', items: document.commentary },
    { name: 'Legislation', items: document.legislation },
    { name: 'Provisions', items: document.provision },
    { name: 'Rules', items: document.rules },
    { name: 'New York Convention articles', items: document.nycArticles },
    { name: 'New York Convention topics', items: document.nycTopics },
    { name: 'Patent information', items: document.patentInformation },
    { name: 'References', items: document.references },
    { name: 'Cited by', items: document.citedBy.map(leadToPlace) },
  ];
  return lists.filter(({ items }) => items.length > 0);
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

/** The format that is shown, or the others in which the library was given it, with the name of each file. */
function formats(document: DocumentDetails, isShown: boolean): readonly DetailValue[] {
  const listed = document.formats.filter((format) => format.isShown === isShown);
  return listed.map(({ name, source }) => ({ text: name, note: source }));
}

function searchFor(facet: string, value: string | null): DetailValue {
  return { text: value ?? '', href: `/search?${new URLSearchParams({ [facet]: value ?? '' })}` };
}

function jurisdictions({ jurisdictionLinks, jurisdictions: names }: DocumentDetails): readonly DetailValue[] {
  if (jurisdictionLinks.length === 0) return names.map((name) => searchFor('jurisdiction', name));
  return jurisdictionLinks.map(({ jurisdiction, docId }) => ({
    text: jurisdiction,
    href: docId ? `/document/${docId}` : (searchFor('jurisdiction', jurisdiction).href ?? null),
  }));
}
