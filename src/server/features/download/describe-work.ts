import { cite } from '#domain/citing/cite.ts';
import { writePlain } from '#domain/citing/runs.ts';
import { STYLES, type StyleId } from '#domain/citing/styles.ts';
import type { CitedWork } from '#domain/bibliography/cited-work.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import { presentInstant } from '#domain/tools/desk/present-instant.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { OfficialText, DocumentParty, DocumentRecord } from '#domain/document/document.ts';
import { describeChecking } from '#domain/document/describe-checking.ts';
import { nameLanguage } from '#domain/document/language-name.ts';
import { describeDaysInForce, isStateUnknown } from '#domain/document/state-of-law.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { nameLegalDate } from '#domain/document/legal-date-of.ts';
import type { PaperHead } from '#domain/paper/paper-draft.ts';
import { quoteMarksOf } from '#domain/typography/quote-marks.ts';
import { setQuotes } from '#domain/typography/set-quotes.ts';
import { typesetPages } from '#domain/typography/typeset-pages.ts';
import type { StoredDocument } from '#server/ports/content-store.ts';
import type { DocumentVersion } from '#server/ports/version-store.ts';

interface Described {
  readonly document: StoredDocument;
  readonly versions: readonly DocumentVersion[];
  /** The publication it is part of. */
  readonly publication: PublicationRecord | undefined;
  /** The headings under which it stands in the contents of that; empty for none. */
  readonly headings: string;
  /** Scheme, host and port. */
  readonly origin: string;
  /** Whether only what a citation needs is wanted. */
  readonly isBrief: boolean;
  /** BCP 47 of the one language version that is wanted; undefined for all. */
  readonly language?: string | undefined;
  /** What its citation is made from, and the style in which it says that. */
  readonly cited: CitedWork;
  readonly style?: StyleId | undefined;
}

/** A text by its record: what a lawyer needs to cite it and to find it again. */
export function describeWork({
  document,
  versions,
  publication,
  headings,
  origin,
  isBrief,
  language: wanted,
  cited,
  style = STYLES[0].id,
}: Described): PaperHead['works'][number] {
  const { record, version } = document;
  const isNewest = !versions.some((one) => one.version === version && one.replacedAt !== null);
  const address = new URL(presentTextAddress(document), origin);
  if (!isNewest) address.searchParams.set('v', String(version));
  const link = address.href;
  const date = nameLegalDate(record);
  const citations = new Set([record.bibliographicReference ?? '', ...record.citations]);
  const facts: [string, string][] = [
    ['Type', record.type],
    ...(record.officialText ? describeSummary(record.officialText) : []),
    [date?.label ?? 'Date', date ? formatDate(date.date) : 'Undated'],
    describeState(record),
    ...(isBrief ? [] : describeRecord(record, publication?.title)),
    ['In', headings],
    ['Cite as', writePlain(cite(cited, style))],
    ['Citation', [...citations].filter(Boolean).join('; ')],
    ['Language', describeLanguages(record.languages, wanted)],
    ['Version', describeVersion(version, versions)],
    ['Permanent link', link],
  ];
  const language = record.languages[0] ?? 'en';
  return {
    title: setSigns(record.title, language),
    language,
    link,
    facts: facts.filter(([, value]) => value !== ''),
  };
}

function describeRecord(record: DocumentRecord, publication: string | undefined): [string, string][] {
  const place = publication ?? record.source;
  return [
    [record.court === undefined ? 'Institution' : 'Court', record.court ?? record.organization ?? ''],
    ['Case number', record.caseNumbers.join('; ')],
    ['Parties', setSigns(record.parties.map(nameParty).join('; '), record.languages[0] ?? 'en')],
    [record.court === undefined ? 'Tribunal' : 'Judges', record.judges.join('; ')],
    ['Authors', record.authors.map(({ name }) => name).join('; ')],
    ['Published in', [place, typesetPages(record.sourceLocation ?? ''), namePages(record)].filter(Boolean).join(', ')],
    ['Jurisdiction', record.jurisdictions.join('; ')],
    ['Seat', record.seat ?? ''],
    ['Outcome', record.outcome ?? ''],
  ];
}

/** The pages of an article where its place in the volume does not name them; the number of one that has none is no page. */
function namePages({ pages = '', sourceLocation = '' }: DocumentRecord): string {
  if (pages === '' || sourceLocation.endsWith(pages)) return '';
  if (!/^\d/u.test(pages)) return pages;
  return `${/^\d+$/u.test(pages) ? 'p.' : 'pp.'} ${typesetPages(pages)}`;
}

/** Quotation marks and apostrophes as the text below has them. */
function setSigns(words: string, language: string): string {
  const marks = quoteMarksOf(language);
  return marks ? setQuotes(words, marks) : words;
}

/** Nothing of what is no law, or says no day and is not ours. */
function describeState(record: DocumentRecord): [string, string] {
  const days = describeDaysInForce(record.dates);
  if (days !== undefined) return ['In force', days];
  return ['In force', isStateUnknown(record) ? 'from when is not stated' : ''];
}

function describeSummary(text: OfficialText): [string, string][] {
  return [
    ['Our own summary of', [text.title, text.url].filter(Boolean).join(', ')],
    ['Checked', describeChecking(text)],
  ];
}

function nameParty({ name, role }: DocumentParty): string {
  return role === undefined ? name : `${name} (${role})`;
}

/** Nothing where the text has one language alone. */
function describeLanguages(languages: readonly string[], wanted: string | undefined): string {
  if (languages.length < 2) return '';
  if (wanted === undefined) return languages.map(nameLanguage).join(', ');
  const others = languages.filter((language) => language !== wanted).map(nameLanguage);
  return `${nameLanguage(wanted)} alone; the text is also in ${others.join(', ')}`;
}

/** Nothing where there was never another one. */
function describeVersion(version: number, versions: readonly DocumentVersion[]): string {
  if (versions.length < 2) return '';
  const replaced = versions.find((one) => one.version === version)?.replacedAt;
  const ending = replaced ? `, replaced ${presentInstant(replaced)}` : ', the present one';
  return `${version} of ${versions.length}${ending}`;
}
