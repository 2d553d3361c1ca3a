import { legalDateOf } from '../document/legal-date-of.ts';
import type { DocumentRecord } from '../document/document.ts';
import { describeDaysInForce } from '../document/state-of-law.ts';
import { optional } from '../records/record-document.ts';
import type { PublicationRecord } from '../records/publication.ts';
import type { BibliographicEntry } from './bibliographic-entry.ts';
import type { CitedKind, CitedWork } from './cited-work.ts';
import { dropPrinted, findLawPrinted, findNeutral, findReport, readNeutral } from './printed-in.ts';
import { readEdition } from './read-edition.ts';
import { readIssue } from './read-issue.ts';
import { isLaw, type Genre } from './reference-names.ts';
import { workOfRecord } from './work-of-record.ts';

/** What is known of a document where its entry is made. */
export interface EntrySources {
  readonly record: DocumentRecord;
  readonly isPublication: boolean;
  /** The publication that it is or stands in. */
  readonly publication: PublicationRecord | undefined;
  readonly link: string;
}

/** What a document is by the publication that it stands in. */
const PARTS: Readonly<Record<PublicationRecord['type'], Genre>> = {
  Book: 'chapter',
  'Loose-leaf': 'chapter',
  Journal: 'article',
  Newsletter: 'news',
};
const PERIODICALS: ReadonlySet<string> = new Set(['Journal', 'Newsletter']);
const REPORT = /\breport$/iu;
const ARTICLE = /\barticle$/iu;
const BILL = /\bbill$/iu;
const DOI = /\b10\.\d{4,9}\/\S+/u;
/** `12–15`, `pp. 12-15`, or the number of an article that has no page, `e46041`. */
const PAGES = /^(?:pp?\.?|\p{L}{2,}\.?|\p{L}\.)?\s*(\p{L}?\d+)(?:\s*[-–]\s*(\p{L}?\d+))?/u;

/** An entry with the same work as styles of citation need it: both are read of one record, once. */
export interface ReadEntry extends BibliographicEntry {
  readonly work: CitedWork;
}

/** What a work is to reference managers where citations know better than its dates. */
const GENRES: Partial<Record<CitedKind, Genre>> = {
  case: 'case',
  'eu-case': 'case',
  award: 'case',
  decision: 'case',
  treaty: 'treaty',
  patent: 'patent',
};

/** Reads an entry out of a record; abstracts are the record's own, which whoever sees the record may see (OP-17). */
export function createEntry(sources: EntrySources): ReadEntry {
  const { record } = sources;
  const entry = readEntry(sources);
  const work = workOfRecord(record, entry);
  const genre = GENRES[work.kind] ?? entry.genre;
  const { printedIn, number } = readLaw(record, genre, work);
  const { firstPage: _first, lastPage: _last, editors: _editors, ...others } = entry;
  const said = new Set([printedIn?.words, number, ...(number?.split(', ') ?? []), entry.doi, entry.isbn, entry.issn]);
  const parallel = listCitations(record).filter((one) => !said.has(one) && !DOI.test(one));
  return {
    // The sheets of a decision are not its pages in a report, and who edits a book edits no law that it prints.
    ...(isLaw(genre) ? others : entry),
    genre,
    work,
    ...optional('printedIn', printedIn),
    ...optional('number', number),
    ...optional('parallel', parallel.length > 0 && !WRITTEN.has(genre) ? parallel : undefined),
  };
}

/** The work alone, for whoever cites it. */
export function workOf(sources: Omit<EntrySources, 'link'>): CitedWork {
  return createEntry({ ...sources, link: '' }).work;
}

/** Genres whose citation is made of their journal, volume and pages. */
const WRITTEN: ReadonlySet<Genre> = new Set(['book', 'chapter', 'journal', 'article']);

function listCitations({ citations, bibliographicReference }: DocumentRecord): string[] {
  return [...new Set([...citations, ...(bibliographicReference === undefined ? [] : [bibliographicReference])])];
}

/** Where a work of law is printed, and its number. */
function readLaw(
  record: DocumentRecord,
  genre: Genre,
  work: CitedWork,
): Pick<BibliographicEntry, 'printedIn' | 'number'> {
  if (genre === 'case') {
    const docket = record.caseNumbers.join(', ');
    const neutral = findNeutral(work);
    const printedIn = findReport(work) ?? (docket === '' ? undefined : readNeutral(neutral));
    return { ...optional('printedIn', printedIn), ...optional('number', docket === '' ? neutral : docket) };
  }
  if (genre === 'patent') return optional('number', work.number);
  if (!isLaw(genre)) return optional('number', record.caseNumbers[0] ?? record.legislationNumber);
  const printedIn = findLawPrinted(work, record.legislationNumber);
  return {
    ...optional('printedIn', printedIn),
    ...optional('number', dropPrinted(record.legislationNumber, printedIn)),
  };
}

function readEntry({ record, isPublication, publication, link }: EntrySources): BibliographicEntry {
  const genre = readGenre(record, isPublication, publication);
  const [, firstPage, lastPage] = PAGES.exec(record.pages ?? '') ?? [];
  const doi = record.citations.map((citation) => DOI.exec(citation)?.[0]).find((found) => found !== undefined);
  const isPart = !isPublication;
  const isOfBook = genre === 'book' || genre === 'chapter';
  // Who edits a journal or a newsletter edits none of what stands in it.
  const editors = isPublication || genre === 'chapter' ? (publication?.editors ?? []) : [];
  // They have fields of their own.
  const numbers = new Set([publication?.isbn, publication?.issn, doi]);
  return {
    genre,
    title: record.title,
    // As a document, a publication that nobody wrote names its editors instead.
    creators: isPublication && publication ? publication.authors : record.authors.map(({ name }) => name),
    languages: record.languages,
    jurisdictions: record.jurisdictions,
    link,
    ...optional('editors', editors.length > 0 ? editors : undefined),
    ...optional('date', legalDateOf(record)),
    ...optional('container', isPart ? (publication?.title ?? record.source) : undefined),
    ...(genre === 'article' ? readIssue(record, publication?.contents ?? []) : {}),
    ...optional('edition', isOfBook ? readLaterEdition(publication) : undefined),
    ...optional('firstPage', isPart ? firstPage : undefined),
    ...optional('lastPage', isPart ? lastPage : undefined),
    // An office that news is about does not publish it.
    ...optional('issuer', record.court ?? publication?.publisher ?? record.organization),
    ...optional('doi', doi),
    ...optional('isbn', publication?.isbn),
    ...optional('issn', publication?.issn),
    ...optional('citation', record.bibliographicReference ?? record.citations.find((one) => !numbers.has(one))),
    ...optional('inForce', nameInForce(record)),
    ...optional('abstract', record.summary),
  };
}

/** Nobody names the first. */
function readLaterEdition(publication: PublicationRecord | undefined): number | undefined {
  const edition = readEdition(publication?.editionStatement);
  return edition === 1 ? undefined : edition;
}

function nameInForce({ dates }: DocumentRecord): string | undefined {
  const days = describeDaysInForce(dates);
  return days && `in force ${days}`;
}

/** By what a record says of itself, so that no list of content types has to be kept. */
function readGenre(record: DocumentRecord, isPublication: boolean, publication?: PublicationRecord): Genre {
  if (isPublication) return PERIODICALS.has(publication?.type ?? '') ? 'journal' : 'book';
  if (record.blog !== undefined) return 'post';
  if (publication) return PARTS[publication.type];
  const { dates, court, judges, caseNumbers, legislationNumber } = record;
  const isDecided = dates.decision !== undefined || dates.commencement !== undefined;
  if (isDecided || court !== undefined || judges.length > 0 || caseNumbers.length > 0) return 'case';
  if (BILL.test(record.type)) return 'bill';
  const isEnacted = dates.legislation !== undefined || dates.entryIntoForce !== undefined;
  if (isEnacted || legislationNumber !== undefined) return 'statute';
  if (ARTICLE.test(record.type)) return 'article';
  return REPORT.test(record.type) ? 'report' : 'document';
}
