import type { Reader } from '#domain/access/reader.ts';
import type { DocumentDetails } from '#contract/document.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { findConventionTopic, pathOfTopic } from '#domain/convention/topics.ts';
import type { Ruling } from '#domain/document/ruling.ts';
import type { DocumentRecord, ReferenceList } from '#domain/document/document.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { labelProvision } from '#domain/provisions/provision-label.ts';
import type { CitationList } from '#domain/records/record-citations.ts';
import type { CitingDocument } from '#server/ports/citation-store.ts';
import type { DocumentLink } from '#server/ports/content-store.ts';
import type { CitingSurroundings, LedCitation } from './citing-surroundings.ts';

type ReferenceItem = DocumentDetails['references'][number];

/** Id of the convention whose articles have a list of their own. */
const NEW_YORK_CONVENTION = 'nyc';

interface Surroundings extends CitingSurroundings {
  readonly relatedCases: readonly DocumentLink[];
}

/**
 * The reference lists (ENT-013). What the library does not hold leads to what names it, too; a document that it does not
 * hold has no address.
 */
export function presentReferences(
  reader: Reader,
  record: DocumentRecord,
  { cited, citedBy, citedByClosed, relatedCases }: Surroundings,
  known: KnownInstruments,
) {
  const listOf = (name: CitationList) => cited.filter(({ list }) => list === name);
  const given = (name: ReferenceList) => listOf(name).map((citation) => presentReference(reader, citation));
  const sector = [record.sector, record.subsector].filter((part) => part !== undefined).join(' > ');
  return {
    nycArticles: uniqueItems([...given('nycArticles'), ...presentArticles(listOf('provisions'), known)]),
    nycTopics: uniqueItems([...given('nycTopics'), ...presentTopics(record.rulings ?? [])]),
    businessSector: sector === '' ? [] : [searchLink('sector-subsector', sector)],
    institutions: record.organization === undefined ? [] : [searchLink('organization', record.organization)],
    keywords: record.keywords.map(wordLink),
    caseNotes: given('caseNotes'),
    relatedCases: uniqueItems([...given('relatedCases'), ...relatedCases.map((link) => presentLink(reader, link))]),
    legislation: [...presentInstruments(reader, listOf('legislations'), 'legislation'), ...given('legislation')],
    rules: [...presentInstruments(reader, listOf('applicableRules'), 'applicablerules'), ...given('rules')],
    commentary: given('commentary'),
    patentInformation: (record.patents ?? []).map(wordLink),
    subject: record.topics.map((topic) => searchLink('topic', topic)),
    provision: groupByWords(listOf('provisions')).map(([raw, citations]) => ({
      displayValue: raw,
      url: findAddress(reader, citations) ?? wordLink(raw).url,
    })),
    references: [...given('related'), ...given('references')],
    citedBy: citedBy.map((citing) => presentCiting(reader, citing)),
    citedByClosed,
  };
}

/** Instruments that are named as a whole; those that the library has no text of lead to what names them, too. */
function presentInstruments(reader: Reader, citations: readonly LedCitation[], facet: string): ReferenceItem[] {
  return groupByWords(citations).map(([raw, named]) => ({
    displayValue: raw,
    url: findAddress(reader, named) ?? searchLink(facet, raw).url,
  }));
}

/** The articles of the New York Convention among the provisions that the record gives. */
function presentArticles(provisions: readonly LedCitation[], known: KnownInstruments): ReferenceItem[] {
  const convention = known.find(NEW_YORK_CONVENTION);
  if (!convention) return [];
  return provisions.flatMap(({ provision, address }) => {
    if (provision?.instrument !== NEW_YORK_CONVENTION || provision.steps.length === 0) return [];
    const [from, to] = [provision.steps, provision.to ?? []].map((steps) => labelProvision(steps, convention));
    return [{ displayValue: to ? `${from} to ${to}` : (from ?? ''), url: address ?? null }];
  });
}

/** The topics that a court's rulings are filed under, each with what it stands in. */
function presentTopics(rulings: readonly Ruling[]): ReferenceItem[] {
  const topics = rulings.flatMap((ruling) => ruling.topics).map(findConventionTopic);
  return topics.filter((topic) => topic !== undefined).map((topic) => searchLink('nyctopic', pathOfTopic(topic)));
}

/** Citations by the words that the source uses once for all of them. */
function groupByWords(citations: readonly LedCitation[]): [string, LedCitation[]][] {
  return [...Map.groupBy(citations, ({ raw }) => raw)];
}

function findAddress(reader: Reader, citations: readonly LedCitation[]): string | undefined {
  const target = citations.find((citation) => citation.target)?.target;
  return (
    citations.find(({ address }) => address !== undefined)?.address ??
    (target && presentDocumentAddress(target, reader))
  );
}

function presentReference(reader: Reader, { raw, wanted, target }: LedCitation): ReferenceItem {
  if (!target) return { displayValue: raw, url: null };
  return { displayValue: raw === wanted ? target.title : raw, url: presentDocumentAddress(target, reader) };
}

function presentLink(reader: Reader, link: DocumentLink): ReferenceItem {
  return { displayValue: link.title, url: presentDocumentAddress(link, reader) };
}

/** A place is one in the text. */
function presentCiting(reader: Reader, { anchor, ...link }: CitingDocument): DocumentDetails['citedBy'][number] {
  if (anchor === undefined) return presentLink(reader, link);
  return { displayValue: link.title, url: presentTextAddress(link), anchor };
}

function searchLink(facet: string, value: string): ReferenceItem {
  return { displayValue: value, url: `/search?${facet}=${encodeURIComponent(value)}` };
}

function wordLink(word: string): ReferenceItem {
  return { displayValue: word, url: `/search?q=${encodeURIComponent(`"${word}"`)}` };
}

function uniqueItems(items: readonly ReferenceItem[]): ReferenceItem[] {
  return [...new Map(items.map((item) => [item.displayValue, item])).values()];
}
