import type { DocumentDates } from '#domain/document/document.ts';
import { findAttribute, findNode, listNodes, nodeText, type XmlNode } from '../xml/xml-node.ts';
import { readDaysInForce, readNamedDays, type NamedDay } from './akn-dates.ts';

/** The metadata block of an Akoma Ntoso document, as far as the library uses it. */
export interface AknMetadata {
  readonly workUri: string | undefined;
  readonly name: string | undefined;
  readonly country: string | undefined;
  readonly language: string | undefined;
  readonly days: readonly NamedDay[];
  readonly inForce: Pick<DocumentDates, 'inForceFrom' | 'inForceUntil'>;
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

export function readMetadata(meta: XmlNode | undefined): AknMetadata {
  const work = findNode(meta, 'FRBRWork');
  const author = findAttribute(work, 'FRBRauthor', 'href')?.slice(1);
  const proprietary = findNode(meta, 'proprietary');
  const value = (name: string): string | undefined => nodeText(findNode(proprietary, name)) || undefined;
  return {
    workUri: findAttribute(work, 'FRBRuri', 'value') ?? findAttribute(work, 'FRBRthis', 'value'),
    name: findAttribute(work, 'FRBRname', 'value') ?? findAttribute(work, 'FRBRalias', 'value') ?? value('title'),
    country: findAttribute(work, 'FRBRcountry', 'value'),
    language: findAttribute(findNode(meta, 'FRBRExpression'), 'FRBRlanguage', 'language'),
    days: readNamedDays(meta),
    inForce: readDaysInForce(meta),
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

/** What references are shown as, by their identifiers. */
function showings(meta: XmlNode | undefined, name: string): ReadonlyMap<string, string> {
  const entries = [...listNodes(meta, name)].map(
    ({ element: { attributes } }) => [attributes['eId'] ?? attributes['id'] ?? '', attributes['showAs'] ?? ''] as const,
  );
  return new Map(entries.filter(([id, shown]) => id !== '' && shown !== ''));
}
