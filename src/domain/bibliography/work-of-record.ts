import type { BibliographicEntry } from './bibliographic-entry.ts';
import type { DocumentRecord } from '../document/document.ts';
import { normalizeCitation, type NormalCitation } from '../document/normal-citation.ts';
import { describeDaysInForce } from '../document/state-of-law.ts';
import type { CitedKind, CitedWork } from './cited-work.ts';

const OFFICIAL_JOURNAL = /\bOJ\b/u;
const TREATY = /treat(?:y|ies)|convention|agreement|\bBIT\b|protocol/iu;
const RULES = /\brules?\b/iu;
const PATENT = /\bpatent (?:application|specification|document)\b/iu;
const INSTRUMENT = /^(?:SI|SSI|SR|SR & O|WSI) \d{4}\/\d/u;
const EU_ACT = /\((?:EU|EC|EEC|Euratom)\)|\d{4}\/\d+\/(?:EU|EC|EEC)|^3\d{4}[A-Z]{1,2}\d{4}$/u;
/** The series of instruments in addresses of legislation.gov.uk and in names of Akoma Ntoso, as they are cited. */
const SERIES: Readonly<Record<string, string>> = { uksi: 'SI', wsi: 'SI', nisi: 'SI', ssi: 'SSI', nisr: 'SR' };
const AT_LEGISLATION = /legislation\.gov\.uk\/(?:id\/)?(?<series>[a-z]+)\/(?<year>\d{4})\/(?<number>\d{1,5})(?=\/|$)/u;
const PRINTED_NUMBER = /^(?<year>\d{4})\s+no\.?\s*(?<number>\d{1,5})(?!\d)/iu;
const REGULATION = /regulation|order|\bSOR\b|instrument/iu;
/** A law of the United States is called by its number, then by its long title. */
const LAW_BEFORE_TITLE = /^Public Law \d+[-–]\d+: /u;
const STATUTES = /^\d+ Stat\. \d+$/u;
/** Whose law it is, as citations have it. */
const SHORT_PLACES: Readonly<Record<string, string>> = {
  Australia: 'Cth',
  'United Kingdom': 'UK',
  'United States': 'US',
  'New Zealand': 'NZ',
  Canada: 'Can',
};

const OF_DECISIONS: ReadonlySet<string> = new Set<CitedKind>(['case', 'eu-case', 'award', 'decision']);
const AWARD = /\baward\b/iu;
/** What authorities decide, as courts and tribunals do not. */
const AUTHORITY = /\b(?:commission|national|authority|merger|office)\b.*\bdecision\b/iu;
/** `Halvorsen v Aurelian, Partial Award on Liability`: the case and what was decided in it. */
const PHASE = /^(.+? v\.? .+?), ((?:[\p{L}'’-]+ ){0,4}(?:Award|Decision|Order|Opinion|Judgment)\b.*)$/iu;
const OF_TYPE = /award|decision|order|opinion|judgment/iu;

const KINDS: Readonly<Record<BibliographicEntry['genre'], CitedKind>> = {
  case: 'case',
  statute: 'act',
  treaty: 'treaty',
  patent: 'patent',
  bill: 'bill',
  book: 'book',
  chapter: 'chapter',
  journal: 'book',
  article: 'article',
  news: 'news',
  post: 'web',
  report: 'document',
  document: 'document',
};

/** A document as a citation needs it, from its record and what reference managers are told of it (OP-198). */
export function workOfRecord(record: DocumentRecord, entry: BibliographicEntry): CitedWork {
  const kind = readKind(record, entry);
  const isCase = OF_DECISIONS.has(kind);
  const given = [
    ...new Set([...record.citations, record.bibliographicReference ?? '', record.legislationNumber ?? '']),
  ];
  const work: Record<keyof CitedWork, unknown> | Record<string, unknown> = {
    title: record.title,
    ...(isCase ? ofDecision(record, kind, given) : kind === 'treaty' ? ofTreaty(record, given) : {}),
    ...(isLaw(kind) ? ofLaw(record, given, kind) : {}),
    ...(isCase || kind === 'treaty' || isLaw(kind) ? {} : ofWriting(record, entry, kind)),
    edition: entry.edition,
    date: entry.date,
    inForce: describeDaysInForce(record.dates),
  };
  return { kind, ...withoutGaps(work) };
}

function readKind(record: DocumentRecord, { genre }: BibliographicEntry): CitedKind {
  const { type, title, court, citations, legislationNumber = '' } = record;
  if (PATENT.test(type)) return 'patent';
  if (genre === 'case' || (genre === 'document' && AWARD.test(type))) {
    if (readNormal(citations, 'ecli').some((one) => one.startsWith('ECLI:EU:'))) return 'eu-case';
    if (court !== undefined) return 'case';
    return AUTHORITY.test(type) || record.undertakings.length > 0 ? 'decision' : 'award';
  }
  if (record.treaty !== undefined || TREATY.test(type)) return 'treaty';
  if (genre !== 'statute') return RULES.test(type) && !/blog|article|chapter/iu.test(type) ? 'rules' : KINDS[genre];
  if (EU_ACT.test(legislationNumber) || EU_ACT.test(title)) return 'eu-act';
  if (INSTRUMENT.test(legislationNumber) || readInstrument(record) !== undefined) return 'si';
  if (TREATY.test(title) && !/\bact\b/iu.test(title)) return 'treaty';
  if (RULES.test(type)) return 'rules';
  return REGULATION.test(type) ? 'regulation' : 'act';
}

/** The number of a statutory instrument as it is cited, `SI 2013/1893`, by its address, or its series and printed number. */
function readInstrument({ key, meta, legislationNumber = '' }: DocumentRecord): string | undefined {
  const {
    series = meta['name'],
    year,
    number,
  } = AT_LEGISLATION.exec(key)?.groups ?? PRINTED_NUMBER.exec(legislationNumber.trim())?.groups ?? {};
  const cited = typeof series === 'string' ? SERIES[series] : undefined;
  return cited === undefined || number === undefined ? undefined : `${cited} ${year}/${Number(number)}`;
}

const isLaw = (kind: CitedKind) => /^(?:act|bill|regulation|si|eu-act|rules)$/u.test(kind);

function ofDecision(record: DocumentRecord, kind: CitedKind, given: readonly string[]) {
  const { court, organization, caseNumbers, type } = record;
  const number = caseNumbers[0]?.replace(/^(?:joined )?cases? (?=[CTF]-)/iu, '');
  const [, name, phase] = PHASE.exec(record.title) ?? [];
  return {
    title: dropNumber(name ?? record.title, number),
    neutral: readNormal(given, 'neutral'),
    report: listReports(given),
    ecli: readNormal(given, 'ecli')[0],
    court: court ?? organization,
    number,
    phase: phase ?? ((kind === 'award' || kind === 'decision') && OF_TYPE.test(type) ? type : undefined),
  };
}

/** Citations of one kind in their normal form, which the styles share. */
function readNormal(given: readonly string[], kind: NormalCitation['kind']): string[] {
  return given.flatMap((one) => {
    const normal = normalizeCitation(one);
    return normal?.kind === kind ? [normal.text] : [];
  });
}

/** As they are printed: full stops are a matter of style. */
function listReports(given: readonly string[]): string[] {
  return given.filter((one) => normalizeCitation(one)?.kind === 'report');
}

/** A case that is filed under its number is cited with that apart. */
function dropNumber(title: string, number: string | undefined): string {
  if (number === undefined) return title;
  const rest = title.replace(/^(?:joined )?cases? [\w./ -]+?, /iu, '');
  const behind = [` (${number})`, ` (Case ${number})`].find((one) => rest.endsWith(one));
  return behind === undefined ? rest : rest.slice(0, -behind.length);
}

function ofTreaty(record: DocumentRecord, given: readonly string[]) {
  return {
    report: listReports(given),
    oj: given.find((one) => OFFICIAL_JOURNAL.test(one)),
    commenced: record.dates.entryIntoForce,
  };
}

function ofLaw(record: DocumentRecord, given: readonly string[], kind: CitedKind) {
  const number = readInstrument(record) ?? record.legislationNumber;
  // An act goes by its name and year, and what the title or the Official Journal says is said once.
  const isNumbered =
    number !== undefined &&
    !record.title.includes(number) &&
    !OFFICIAL_JOURNAL.test(number) &&
    (kind !== 'act' || !/\d{4}/u.test(record.title));
  const [place = ''] = record.jurisdictions;
  const publicLaw = readNormal(given, 'law')[0]?.replace('Public Law ', '');
  return {
    title: record.title.replace(LAW_BEFORE_TITLE, ''),
    publicLaw,
    stat: publicLaw === undefined ? undefined : given.find((one) => STATUTES.test(one)),
    number: isNumbered && publicLaw === undefined ? number : undefined,
    oj: given.find((one) => OFFICIAL_JOURNAL.test(one)),
    short: place === 'Germany' ? given.find((one) => one !== '' && record.title.endsWith(`(${one})`)) : undefined,
    jurisdiction: kind === 'act' || kind === 'regulation' ? (SHORT_PLACES[place] ?? place) : '',
  };
}

function ofWriting(record: DocumentRecord, entry: BibliographicEntry, kind: CitedKind) {
  const { creators, editors, container, volume, issue, firstPage, issuer, genre } = entry;
  const isIn = genre === 'chapter' ? 'book' : 'journal';
  return {
    author: creators.length > 0 ? creators : undefined,
    editors,
    ...(genre === 'book' || genre === 'journal' ? {} : { [isIn]: container }),
    volume,
    issue,
    page: firstPage,
    publisher: issuer,
    number: kind === 'patent' ? record.patents?.[0] : undefined,
    address: record.outsideUrl,
  };
}

function withoutGaps(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const isGap = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isGap(value)));
}
