import { legalDateOf } from '../document/legal-date-of.ts';
import type { DocumentRecord, LegalDate } from '../document/document.ts';
import { describeDaysInForce } from '../document/state-of-law.ts';
import { optional } from '../records/record-document.ts';
import type { PublicationRecord } from '../records/publication.ts';
import { readIssue, type Issue } from './read-issue.ts';

/** What a work is to a reference manager. */
export type Genre =
  | 'case'
  | 'statute'
  | 'bill'
  | 'book'
  | 'chapter'
  | 'journal'
  | 'article'
  | 'news'
  | 'post'
  | 'report'
  | 'document';

/** A document as reference managers and bibliographies know it (OP-121); what is not known is absent. */
export interface BibliographicEntry extends Issue {
  readonly genre: Genre;
  readonly title: string;
  /** Who wrote it, as printed. */
  readonly creators: readonly string[];
  /** Who edited it, or the book or journal it stands in, as printed. */
  readonly editors?: readonly string[];
  readonly date?: LegalDate;
  /** Title of the book or journal it stands in; of a decision the reporter. */
  readonly container?: string;
  readonly firstPage?: string;
  readonly lastPage?: string;
  /** Court, tribunal or institution; of a book the publisher. */
  readonly issuer?: string;
  /** Case or legislation number. */
  readonly number?: string;
  readonly doi?: string;
  readonly isbn?: string;
  readonly issn?: string;
  /** How it is cited. */
  readonly citation?: string;
  /** The same in the style that was asked for. */
  readonly styled?: string;
  /** Of a text of law: from when to when it was in force as it is here, in words. */
  readonly inForce?: string;
  readonly languages: readonly string[];
  readonly jurisdictions: readonly string[];
  readonly abstract?: string;
  /** What whoever takes it over has to know: that it is made up, or was withdrawn. */
  readonly note?: string;
  /** What its reader wrote on it. */
  readonly annotation?: string;
  /** Where the library shows it, an absolute address; empty where it shows it no more. */
  readonly link: string;
}

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

/** Reads an entry out of a record; abstracts are the record's own, which whoever sees the record may see (OP-17). */
export function createEntry({ record, isPublication, publication, link }: EntrySources): BibliographicEntry {
  const genre = readGenre(record, isPublication, publication);
  const [, firstPage, lastPage] = PAGES.exec(record.pages ?? '') ?? [];
  const doi = record.citations.map((citation) => DOI.exec(citation)?.[0]).find((found) => found !== undefined);
  const isPart = !isPublication;
  const editors = publication?.editors ?? [];
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
    ...optional('firstPage', isPart ? firstPage : undefined),
    ...optional('lastPage', isPart ? lastPage : undefined),
    ...optional('issuer', record.court ?? record.organization ?? publication?.publisher),
    ...optional('number', record.caseNumbers[0] ?? record.legislationNumber),
    ...optional('doi', doi),
    ...optional('isbn', publication?.isbn),
    ...optional('issn', publication?.issn),
    ...optional('citation', record.bibliographicReference ?? record.citations.find((one) => !numbers.has(one))),
    ...optional('inForce', nameInForce(record)),
    ...optional('abstract', record.summary),
  };
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
  const isLaw = dates.legislation !== undefined || dates.entryIntoForce !== undefined;
  if (isLaw || legislationNumber !== undefined) return 'statute';
  if (ARTICLE.test(record.type)) return 'article';
  if (BILL.test(record.type)) return 'bill';
  return REPORT.test(record.type) ? 'report' : 'document';
}
