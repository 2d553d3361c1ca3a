import type { CaseDetails, CaseToc, ProceedingDetails } from '#contract/case.ts';
import type { Reader } from '#domain/access/reader.ts';
import {
  listCaseParties,
  type CaseParticipant,
  type CaseRecord,
  type ProceedingRecord,
} from '#domain/records/case-record.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { presentCaseAddress } from '#domain/addresses/text-address.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type {
  ContentStore,
  DocumentLink,
  StoredDocument,
  StoredPerson,
  StoredRecord,
} from '#server/ports/content-store.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { findOpenCiting } from '#server/asking/open-citing.ts';
import { findNamedParties, linkParty } from '#server/asking/party-links.ts';

type Held = Awaited<ReturnType<DocumentGuard['listHeld']>>;
type People = ReadonlyMap<string, StoredPerson>;

export interface CaseSources {
  readonly content: ContentStore;
  readonly records: RecordStore;
  readonly citations: CitationStore;
  readonly guard: DocumentGuard;
}

/** Opens arbitration cases with their proceedings. */
export class CasesService {
  readonly #store: ContentStore;
  readonly #records: RecordStore;
  readonly #citations: CitationStore;
  readonly #guard: DocumentGuard;

  constructor({ content, records, citations, guard }: CaseSources) {
    this.#store = content;
    this.#records = records;
    this.#citations = citations;
    this.#guard = guard;
  }

  /** ENT-017. */
  // Long because: it has a line for each field of a case.
  async getCase(reader: Reader, caseId: string): Promise<CaseDetails> {
    const { id, record, document } = await this.#find(reader, caseId);
    const arbitrators = record.proceedings.flatMap((proceeding) => proceeding.arbitrators);
    const representatives = record.proceedings.flatMap((proceeding) => proceeding.representatives);
    const papers = new Set(listDocumentIds(record.proceedings));
    const citingSources = { citations: this.#citations, guard: this.#guard };
    const [people, documents, named, citing] = await Promise.all([
      this.#listPeople([...arbitrators, ...representatives]),
      this.#store.listDocumentsOf({ case: id }, reader.edition.id),
      findNamedParties(this.#records, document),
      findOpenCiting(citingSources, reader, [id, ...papers]),
    ]);
    const related = documents.filter((one) => one.id !== id && !papers.has(one.id));
    return {
      caseId: id,
      caseNo: record.caseNo,
      institution: record.institution ?? null,
      caseNr: record.caseNo,
      institutionLong: record.institutionLong ?? null,
      date: record.date ?? null,
      url: presentCaseAddress(id),
      city: record.city ?? null,
      country: record.country ?? null,
      casename: record.name,
      caseStatus: record.status ?? null,
      caseType: record.type ?? null,
      caseOutCome: record.outcome ?? null,
      sector: record.sector ?? null,
      subsector: record.subsector ?? null,
      rulesRef: record.rules ?? null,
      languages: [...record.languages],
      lawRef: record.law ?? null,
      arbitrators: uniqueByPerson(arbitrators).map((participant) => presentParticipant(participant, people)),
      updatedDate: null,
      citedDocumentsCount: documents.length,
      claimants: [...record.claimants],
      respondents: [...record.respondents],
      partyLinks: listCaseParties(record).map(({ name }) => ({ name, searchLink: linkParty(name, named) })),
      seat: record.seat ?? null,
      representatives: uniqueByPerson(representatives).map((participant) => presentParticipant(participant, people)),
      citedBy: citing.citedBy.map((link) => presentLink(reader, link)),
      citedByClosed: citing.citedByClosed,
      related: related.map((link) => presentLink(reader, link)),
    };
  }

  /** ENT-019. */
  async getContents(reader: Reader, caseId: string): Promise<CaseToc> {
    const { record } = await this.#find(reader, caseId);
    const held = await this.#guard.listHeld(reader, listDocumentIds(record.proceedings));
    return record.proceedings.map((proceeding) => ({
      name: proceeding.title,
      date: proceeding.dateOfOutcome ?? proceeding.commencementDate ?? null,
      commencementDate: proceeding.commencementDate ?? null,
      dateOfOutcome: proceeding.dateOfOutcome ?? null,
      status: proceeding.status ?? null,
      outcome: proceeding.outcome ?? null,
      proceedingId: proceeding.id,
      documents: proceeding.documents.map(({ title, id }) => ({ title, documentId: id, ...presentHeld(held, id) })),
    }));
  }

  /** ENT-020. */
  async getProceeding(reader: Reader, caseId: string, proceedingId: string): Promise<ProceedingDetails> {
    const { id, record } = await this.#find(reader, caseId);
    const proceeding = record.proceedings.find((candidate) => candidate.id === proceedingId);
    if (!proceeding) throw new LibraryError('document-not-found');
    const [people, held] = await Promise.all([
      this.#listPeople([...proceeding.arbitrators, ...proceeding.representatives]),
      this.#guard.listHeld(reader, listDocumentIds([proceeding])),
    ]);
    return presentProceeding(id, record, proceeding, people, held);
  }

  /** The case, where the edition holds it and the reader may open it. */
  async #find(
    reader: Reader,
    caseId: string,
  ): Promise<StoredRecord<CaseRecord> & { readonly document: StoredDocument }> {
    const document = await this.#guard.getOpen(reader, caseId);
    const found = await this.#store.findCase(caseId);
    if (!found) throw new LibraryError('document-not-found');
    return { ...found, document };
  }

  async #listPeople(participants: readonly CaseParticipant[]): Promise<People> {
    const ids = [...new Set(participants.flatMap(({ person }) => (person === undefined ? [] : [person])))];
    const people = await this.#store.listPeople(ids);
    return new Map(people.map((person) => [person.asked, person]));
  }
}

function listDocumentIds(proceedings: readonly ProceedingRecord[]): string[] {
  return proceedings.flatMap((proceeding) => proceeding.documents.map(({ id }) => id));
}

function presentProceeding(
  id: string,
  record: CaseRecord,
  proceeding: ProceedingRecord,
  people: People,
  held: Held,
): ProceedingDetails {
  return {
    caseNo: record.caseNo,
    caseSlug: id,
    title: proceeding.title,
    status: proceeding.status ?? null,
    whoInitiated: proceeding.whoInitiated ?? null,
    outComeOfProceeding: proceeding.outcome ?? null,
    commencementDate: proceeding.commencementDate ?? null,
    dateOfOutcome: proceeding.dateOfOutcome ?? null,
    proceedingDocuments: proceeding.documents.map((document) => ({
      xmlId: document.id,
      proceedingDocumentTitle: document.title,
      primaryDocument: document.primary ?? false,
      ...presentHeld(held, document.id),
    })),
    arbitrators: proceeding.arbitrators.map((participant) => presentParticipant(participant, people)),
    representatives: proceeding.representatives.map((participant) => presentParticipant(participant, people)),
  };
}

/** Of a paper that the edition does not have the record of the case tells the title alone. */
function presentHeld(held: Held, id: string) {
  return { isHeld: held.has(id), isOpen: held.get(id)?.isOpen ?? false };
}

function presentParticipant(participant: CaseParticipant, people: People): CaseDetails['arbitrators'][number] {
  const stored = participant.person === undefined ? undefined : people.get(participant.person);
  const { firstName, lastName } = nameParticipant(participant, stored);
  // Of whom is hidden only the case itself speaks.
  const person = stored?.isHidden ? undefined : stored?.record;
  return {
    firstName,
    lastName,
    firm: participant.firm ?? person?.firm ?? null,
    methodOfAppoinment: participant.method ?? null,
    nationality: participant.nationality ?? person?.nationalities[0] ?? null,
    role: participant.role,
    status: participant.status ?? null,
    slug: stored && !stored.isHidden ? stored.id : null,
  };
}

/** Of whom is hidden, as the case prints it. */
function nameParticipant({ name }: CaseParticipant, stored: StoredPerson | undefined) {
  const { firstName = '', lastName = name ?? '' } =
    stored?.isHidden && name !== undefined ? {} : (stored?.record ?? {});
  return { firstName, lastName };
}

function presentLink(reader: Reader, link: DocumentLink): CaseDetails['related'][number] {
  return { title: link.title, url: presentDocumentAddress(link, reader) };
}

/** Each as first named: how they came into the case, not that they stayed. */
function uniqueByPerson(participants: readonly CaseParticipant[]): CaseParticipant[] {
  const seen = new Map<string | undefined, CaseParticipant>();
  for (const participant of participants) {
    const who = participant.person ?? participant.name;
    if (!seen.has(who)) seen.set(who, participant);
  }
  return [...seen.values()];
}
