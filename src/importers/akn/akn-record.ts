import {
  EMPTY_RECORD,
  type DocumentDates,
  type DocumentParty,
  type DocumentRecord,
  type DocumentReference,
} from '#domain/document/document.ts';
import { optional } from '#domain/records/record-document.ts';
import { findOpponents } from '../reading/judgment-caption.ts';
import { findJudgmentDate, JUDGMENT_EVENTS } from '../reading/judgment-date.ts';
import { findCaseNumbers, findParties } from '../reading/judgment-facts.ts';
import { findJudges } from '../reading/judgment-judges.ts';
import { readIsoDate } from '../xml/legal-date.ts';
import { readLanguage } from '../xml/language.ts';
import type { AknFront } from './akn-front.ts';
import { findActDay, findConsolidatedDay, findDocumentDay, findForceDay, findJudgmentDay } from './akn-dates.ts';
import { findKind, type AknKind } from './akn-kinds.ts';
import { workKey } from './akn-links.ts';
import type { AknMetadata } from './akn-metadata.ts';
import { findLand } from './find-land.ts';
import { UK_COURTS } from './uk-courts.ts';
import { completeTitle } from './whole-names.ts';

/** What is known about a document once its text has been read. */
export interface AknSource {
  readonly path: string;
  /** Name of the document element and its `name` attribute. */
  readonly element: string;
  readonly name: string | undefined;
  readonly metadata: AknMetadata;
  readonly front: AknFront;
}

export function aknRecord(source: AknSource): DocumentRecord {
  const { metadata, front } = source;
  const kind = findKind(source.element, source.name);
  const isCase = source.element === 'judgment' || metadata.summaryOf !== undefined;
  const citation = isCase ? (metadata.citation ?? front.findCitation()) : undefined;
  const court = metadata.courtCode ? (UK_COURTS[metadata.courtCode] ?? metadata.courtName) : metadata.courtName;
  const jurisdiction = findLand(metadata.country) ?? kind.jurisdiction;
  return {
    ...EMPTY_RECORD,
    key: recordKey(source, citation),
    title: recordTitle(source, citation),
    type: kind.type,
    languages: [readLanguage(metadata.language) ?? 'en'],
    dates: recordDates(source, kind),
    jurisdictions: jurisdiction ? [jurisdiction] : [],
    judges: listJudges(source),
    parties: isCase ? listParties(source) : [],
    caseNumbers: isCase ? listNumbers(source) : [],
    // The citation that a press summary prints is the judgment's, not its own.
    citations: citation && metadata.summaryOf === undefined ? [citation] : [],
    references: recordReferences(metadata),
    ...(isCase && court ? { court } : {}),
    ...legislationNumber(source),
    meta: recordMeta(source),
  };
}

function asParty({ name, role }: DocumentParty): DocumentParty {
  return { name, ...(role === undefined ? {} : { role }) };
}

/** The judges as the front page marks them, or as it prints them where it marks fewer. */
function listJudges({ element, metadata, front }: AknSource): readonly string[] {
  const marked = front.listPeople('judge', metadata.people);
  const printed = element === 'judgment' ? findJudges(front.list('line')) : [];
  return printed.length > marked.length ? printed : marked;
}

/** The numbers that are marked, else those that the front page prints. */
function listNumbers({ element, metadata, front }: AknSource): readonly string[] {
  const marked = metadata.caseNumbers.length > 0 ? metadata.caseNumbers : front.list('docketNumber');
  return marked.length > 0 || element !== 'judgment' ? marked : findCaseNumbers(front.list('line').join('\n'));
}

/** The parties as the front page marks them, else as it prints them. */
function listParties({ metadata, front }: AknSource): readonly DocumentParty[] {
  const marked = front.listParties(metadata.people, metadata.roles).map(asParty);
  if (marked.length > 0) return marked;
  const lines = front.list('line');
  const printed = findParties(lines);
  return printed.length > 0 ? printed : (findOpponents(lines)?.map((name) => ({ name })) ?? []);
}

function recordKey({ path, metadata }: AknSource, citation: string | undefined): string {
  const uri = metadata.workUri;
  if (uri && /[^/:]{2,}\/[^/]*\d/.test(uri.replace(/^https?:\/\/[^/]+/, ''))) return workKey(uri);
  return citation && metadata.summaryOf === undefined ? `akn:${citation}` : `path:${path}`;
}

function recordTitle(source: AknSource, citation: string | undefined): string {
  const { path, metadata, front } = source;
  const { concepts } = metadata;
  const marked = front.listParties(metadata.people, metadata.roles);
  const parties = listParties(source).map((party) => party.name);
  return (
    (metadata.name === undefined ? undefined : completeTitle(metadata.name, marked)) ??
    concepts.get('varSITitle') ??
    concepts.get('varBillTitle') ??
    front.list('shortTitle')[0] ??
    (parties.length > 1 ? parties.slice(0, 2).join(' v ') : undefined) ??
    front.list('docTitle')[0] ??
    front.list('longTitle')[0] ??
    citation ??
    path.replace(/^.*\//, '').replace(/(\.akn)?\.xml$/i, '')
  );
}

function recordDates({ element, metadata, front }: AknSource, kind: AknKind): DocumentDates {
  const { days, concepts, inForce } = metadata;
  if (kind.type === 'Legislation' || kind.type === 'Bill') {
    const made = findActDay(days) ?? readIsoDate(concepts.get('varMadeDate'));
    const force = findForceDay(days) ?? readIsoDate(concepts.get('varCommenceDate'));
    return {
      ...(made ? { publication: made, legislation: made } : {}),
      ...optional('entryIntoForce', force),
      ...optional('updated', findConsolidatedDay(days)),
      ...(kind.type === 'Legislation' ? inForce : {}),
    };
  }
  if (element !== 'judgment')
    return optional(
      'publication',
      findDocumentDay(days) ?? readIsoDate(front.findDate('judgment', 'decision', 'release')),
    );
  const date =
    findJudgmentDay(days) ??
    readIsoDate(front.findDate(...JUDGMENT_EVENTS)) ??
    findDocumentDay(days) ??
    findJudgmentDate(front.list('line'));
  return date ? { publication: date, decision: date } : {};
}

function recordReferences(metadata: AknMetadata): readonly DocumentReference[] {
  const { summaryOf, summaryOfCitation, legislationUri, name } = metadata;
  const references: DocumentReference[] = [];
  if (summaryOf)
    references.push({ target: workKey(summaryOf), label: summaryOfCitation ?? summaryOf, list: 'relatedCases' });
  if (legislationUri) {
    const label = / (?:for|to) (The .+)$/.exec(name ?? '')?.[1] ?? legislationUri;
    references.push({ target: workKey(legislationUri), label, list: 'legislation' });
  }
  return references;
}

function legislationNumber({ front, metadata }: AknSource): Pick<DocumentRecord, 'legislationNumber'> {
  const number = front.list('docNumber')[0] ?? metadata.concepts.get('varSINo');
  return number ? { legislationNumber: number } : {};
}

function recordMeta({ name, metadata }: AknSource): Readonly<Record<string, unknown>> {
  return {
    ...(name ? { name } : {}),
    ...(metadata.workUri ? { workUri: metadata.workUri } : {}),
    ...(metadata.courtCode ? { courtCode: metadata.courtCode } : {}),
    ...(metadata.summaryOfCitation ? { summaryOf: metadata.summaryOfCitation } : {}),
  };
}
