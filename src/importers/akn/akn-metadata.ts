import type { LegalDate } from '#domain/document/document.ts';
import { readIsoDate } from '../xml/legal-date.ts';
import { findAttribute, findNode, listNodes, nodeText, type XmlNode } from '../xml/xml-node.ts';

/** The metadata block of an Akoma Ntoso document, as far as the library uses it. */
export interface AknMetadata {
  readonly workUri: string | undefined;
  readonly name: string | undefined;
  readonly country: string | undefined;
  readonly language: string | undefined;
  /** When the work appeared; never the date of a conversion. */
  readonly date: LegalDate | undefined;
  readonly courtCode: string | undefined;
  readonly courtName: string | undefined;
  readonly citation: string | undefined;
  readonly caseNumbers: readonly string[];
  readonly people: ReadonlyMap<string, string>;
  readonly roles: ReadonlyMap<string, string>;
  readonly concepts: ReadonlyMap<string, string>;
  readonly summaryOf: string | undefined;
  readonly summaryOfCitation: string | undefined;
  readonly legislationUri: string | undefined;
  readonly styleSheet: string;
}

/** Names that The National Archives give to dates that tell nothing about the work. */
const TECHNICAL_DATES = new Set(['dummy', 'transform', 'generated', 'tna-enriched']);

export function readMetadata(meta: XmlNode | undefined): AknMetadata {
  const work = findNode(meta, 'FRBRWork');
  const author = findAttribute(work, 'FRBRauthor', 'href')?.slice(1);
  const proprietary = findNode(meta, 'proprietary');
  const value = (name: string): string | undefined => nodeText(findNode(proprietary, name)) || undefined;
  const published = readIsoDate(findAttribute(meta, 'publication', 'date'));
  return {
    workUri: findAttribute(work, 'FRBRuri', 'value') ?? findAttribute(work, 'FRBRthis', 'value'),
    name: findAttribute(work, 'FRBRname', 'value') ?? findAttribute(work, 'FRBRalias', 'value') ?? value('title'),
    country: findAttribute(work, 'FRBRcountry', 'value'),
    language: findAttribute(findNode(meta, 'FRBRExpression'), 'FRBRlanguage', 'language'),
    date: workDate(work) ?? readIsoDate(value('date')) ?? published ?? workDate(findNode(meta, 'FRBRExpression')),
    courtCode: value('court'),
    courtName: author ? showings(meta, 'TLCOrganization').get(author) : undefined,
    citation: value('cite'),
    caseNumbers: [...listNodes(proprietary, 'caseNumber')].map(nodeText),
    people: new Map([...showings(meta, 'TLCOrganization'), ...showings(meta, 'TLCPerson')]),
    roles: showings(meta, 'TLCRole'),
    concepts: new Map([...showings(meta, 'TLCConcept'), ...showings(meta, 'TLCProcess')]),
    summaryOf: value('summaryOf'),
    summaryOfCitation: value('summaryOfCite'),
    legislationUri: findAttribute(proprietary, 'Legislation', 'URI'),
    styleSheet: nodeText(findNode(meta, 'presentation')),
  };
}

function workDate(node: XmlNode | undefined): LegalDate | undefined {
  const date = findNode(node, 'FRBRdate');
  return TECHNICAL_DATES.has(date?.element.attributes['name'] ?? '')
    ? undefined
    : readIsoDate(date?.element.attributes['date']);
}

/** What references are shown as, by their identifiers. */
function showings(meta: XmlNode | undefined, name: string): ReadonlyMap<string, string> {
  const entries = [...listNodes(meta, name)].map(
    ({ element: { attributes } }) => [attributes['eId'] ?? attributes['id'] ?? '', attributes['showAs'] ?? ''] as const,
  );
  return new Map(entries.filter(([id, shown]) => id !== '' && shown !== ''));
}
