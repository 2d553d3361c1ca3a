import type { ListedVersion, OpenDocument } from '#server/asking/document-guard.ts';
import { listManualTypes } from '#domain/edition/list-manual-types.ts';
import { isToolOpen } from '#domain/edition/is-tool-open.ts';
import { presentPlaceAddress } from '#domain/addresses/place-address.ts';
import type { CitedWork } from '#domain/bibliography/cited-work.ts';
import type { Development } from '#contract/development.ts';
import type { DocumentDetails } from '#contract/document.ts';
import type { Reader } from '#domain/access/reader.ts';
import { nameFormat } from '#domain/document/format-name.ts';
import { nameLanguage } from '#domain/document/language-name.ts';
import { escapeHtml } from '#domain/document/marked-text.ts';
import type { DocumentAuthor } from '#domain/document/document.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { presentCaseAddress, presentTextAddress } from '#domain/addresses/text-address.ts';
import { legalDateOf, nameLegalDate } from '#domain/document/legal-date-of.ts';
import { nameNaceCodes, type NaceNames } from '#domain/document/nace-names.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { ProvisionIndex } from '#domain/provisions/provision-index.ts';
import type { OutlineEntry } from '#domain/document/outline.ts';
import type { DocumentFormat, DocumentLink, OtherLanguage } from '#server/ports/content-store.ts';
import type { StatusRow } from '#server/ports/reference-store.ts';
import { linkParty, type NamedParties } from '#server/asking/party-links.ts';
import { presentAuthorLinks, presentJudgeLink, type AuthorLink } from './find-authors.ts';
import type { CitingSurroundings } from './citing-surroundings.ts';
import { presentOfficialText } from '#server/asking/present-official-text.ts';
import { presentReferences } from './present-references.ts';
import type { ContentsStep } from './present-publication.ts';

/** What a document page shows besides the document's own record. */
export interface DocumentSurroundings {
  readonly siteId: string;
  readonly publication:
    | {
        readonly id: string;
        readonly title: string;
        readonly type: string;
        readonly author: string;
      }
    | undefined;
  readonly previous: DocumentLink | undefined;
  readonly next: DocumentLink | undefined;
  /** The way to it through the contents of its publication (OP-29). */
  readonly contentsPath: readonly ContentsStep[];
  readonly outline: readonly OutlineEntry[];
  /** Of a text of law. */
  readonly provisions: ProvisionIndex | undefined;
  readonly versions: readonly ListedVersion[];
  readonly formats: readonly DocumentFormat[];
  /** Of this edition. */
  readonly otherLanguages: readonly OtherLanguage[];
  readonly citing: CitingSurroundings;
  /** What its citation is made from. */
  readonly cited: CitedWork;
  /** Who its authors and judges are, by the names that the record prints. */
  readonly authors: ReadonlyMap<string, AuthorLink>;
  /** Who its parties and what its jurisdictions are. */
  readonly named: NamedParties;
  /** Of a treaty, what each of its parties did about it. */
  readonly developments: readonly Development[];
  readonly treatyStatus: readonly StatusRow[];
  /** Cases that other records connect with it. */
  readonly relatedCases: readonly DocumentLink[];
}

type TextFields = Pick<
  DocumentDetails,
  'content' | 'contentFrom' | 'contentTo' | 'parts' | 'anchorPart' | 'address' | 'highlights' | 'unmarked'
>;

/** Tables that say what documents name. */
export interface KnownTables {
  /** The instruments whose provisions are told from what documents say. */
  readonly known: KnownInstruments;
  readonly nace: NaceNames;
}

/** Document details of the specification (ENT-010 to ENT-013), chosen field by field. */
// Long because: it has a line for each field of the specification.
export function presentDocument(
  reader: Reader,
  document: OpenDocument,
  around: DocumentSurroundings,
  text: TextFields,
  { known, nace }: KnownTables,
): DocumentDetails {
  const { record, id } = document;
  const { dates } = record;
  return {
    ...text,
    ...presentReferences(reader, record, { ...around.citing, relatedCases: around.relatedCases }, known),
    id,
    siteId: around.siteId,
    kind: document.kind === 'publication' ? 'publication' : 'document',
    title: record.title,
    titleHtml: escapeHtml(record.title),
    type: record.type,
    publicationTitle: around.publication?.title ?? null,
    publicationLink: around.publication ? presentTextAddress(around.publication) : null,
    publicationType: around.publication?.type ?? null,
    legalDate: nameLegalDate(record) ?? null,
    publicationDate: dates.publication ?? null,
    legislationDate: dates.legislation ?? null,
    caseDate: dates.decision ?? null,
    entryIntoForce: dates.entryIntoForce ?? null,
    validUntil: dates.validUntil ?? null,
    inForceFrom: dates.inForceFrom ?? null,
    inForceUntil: dates.inForceUntil ?? null,
    lastReviewedDate: dates.lastReviewed ?? null,
    comparisons: [...(record.comparisons ?? [])],
    officialText: presentOfficialText(record.officialText),
    summary: record.summary ?? null,
    authors: record.authors.map((author) => presentAuthor(reader, author, around.authors.get(author.name))),
    jurisdictions: [...record.jurisdictions],
    jurisdictionLinks: record.jurisdictions.map((jurisdiction) => ({
      jurisdiction,
      docId: findPlacePage(reader, around.named.places.get(jurisdiction)?.id),
    })),
    hasCasefiles: record.case !== undefined,
    caseFile: record.case === undefined ? null : presentCaseAddress(record.case),
    hasNewsletter: false,
    isBrownBookJurisdiction: listManualTypes(reader.edition).includes(record.type),
    publicationAuthor: around.publication?.author || null,
    favoriteUrl: presentDocumentAddress(document, reader),
    tocItems: around.outline.map((entry) => presentEntry(entry, around.provisions)),
    recentDevelopments: [...around.developments],
    legisNumber: record.legislationNumber ?? null,
    parties: record.parties.map(({ name, role, isPerson }) => ({
      name,
      role: role ?? null,
      searchLink: isPerson ? null : linkParty(name, around.named),
    })),
    topics: [...record.topics],
    judges: [...record.judges],
    judgeLinks: record.judges.map((name) => presentJudgeLink(reader, name, around.authors.get(name))),
    caseNumbers: [...record.caseNumbers],
    court: record.court ?? null,
    organization: record.organization ?? null,
    keyWords: [...record.keywords],
    source: record.source ?? null,
    sourceLocation: record.sourceLocation ?? record.pages ?? null,
    legislations: [...record.legislations],
    nacecodes: [...record.nacecodes],
    nacecodeNames: nameNaceCodes(nace, record.nacecodes, legalDateOf(record)),
    productMarkets: [...record.productMarkets],
    geographicMarkets: [...record.geographicMarkets],
    undertakings: [...record.undertakings],
    undertakingLinks: record.undertakings.map((name) => ({ name, searchLink: linkParty(name, around.named) })),
    treatyStatus: around.treatyStatus.map((row) => presentStatus(reader, row)),
    iprights: [...record.iprights],
    outcome: record.outcome ?? null,
    status: record.status ?? null,
    seat: record.seat ?? null,
    applicableRules: record.rules ?? null,
    caseType: record.caseType ?? null,
    sector: record.sector ?? null,
    subsector: record.subsector ?? null,
    publicationSourceName: record.source ?? null,
    bibliographicReference: record.bibliographicReference ?? record.citations[0] ?? null,
    publicationNumbers: [...(record.patents ?? [])],
    casesAndAwardsUrl: record.case === undefined ? null : presentCaseAddress(record.case),
    citations: [...record.citations],
    cited: around.cited,
    languages: [...record.languages],
    formats: around.formats.map(({ format, isShown, path }) => ({
      format,
      name: nameFormat(format),
      isShown,
      source: path.replace(/^.*\//, ''),
    })),
    otherLanguages: around.otherLanguages.map(({ id, title, language }) => ({
      language,
      name: nameLanguage(language),
      title,
      url: presentTextAddress({ id }),
    })),
    version: document.version,
    versions: around.versions.map(
      ({ version, importedAt, replacedAt, isKept, inForceFrom, inForceUntil, decision }) => ({
        version,
        importedAt,
        replacedAt,
        isKept,
        isOpen: decision.isOpen,
        inForceFrom,
        inForceUntil,
      }),
    ),
    textId: String(document.content.id),
    firstImportedAt: document.firstImportedAt,
    demo: document.demo,
    words: document.content.words,
    previousDocument: presentNeighbour(around.previous),
    nextDocument: presentNeighbour(around.next),
    contentsPath: around.contentsPath.map(({ id, label, docId }) => ({ id, label, docId })),
  };
}

/** Under the number of the provision that begins there, also where that is printed below its heading (OP-196). */
function presentEntry({ anchor, label, level, block }: OutlineEntry, provisions: ProvisionIndex | undefined) {
  const provision = provisions?.ofBlock(block);
  const number = provision?.below?.number;
  return {
    id: anchor,
    label: number === undefined ? label : `${number} ${label}`,
    level,
    block,
    ...(provision ? { address: provision.anchor } : {}),
  };
}

function presentAuthor(reader: Reader, { name, surname }: DocumentAuthor, link: AuthorLink | undefined) {
  return { clsId: link?.id ?? null, name, surname: surname ?? null, ...presentAuthorLinks(reader, name, link) };
}

function presentStatus(reader: Reader, { place, signed, ratified, inForce, denounced, reservations }: StatusRow) {
  const dates = { signed, ratified, inForce, denounced };
  return { place: place.name, placeId: findPlacePage(reader, place.id), ...dates, reservations };
}

/** The name of a place in the address of its page, where the edition has such pages and opens them to this reader. */
function findPlacePage({ edition, codes }: Reader, id: string | null | undefined): string | null {
  return id && isToolOpen(edition, codes, presentPlaceAddress(id)) ? id : null;
}

function presentNeighbour(link: DocumentLink | undefined): { id: string; title: string } | null {
  return link ? { id: link.id, title: link.title } : null;
}
