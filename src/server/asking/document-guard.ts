import { decideAccess, decideHeld, nameSubscriptions, type AccessDecision } from '#domain/access/decide-access.ts';
import type { LegalDate } from '#domain/document/document.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError, type ErrorDetails } from '#domain/errors/library-error.ts';
import type { AccountStore } from '#server/ports/account-store.ts';
import type { ContentStore, StoredDocument, StoredRecord } from '#server/ports/content-store.ts';
import type { DocumentVersion, VersionAccess } from '#server/ports/version-store.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import { findState } from '#domain/versions/states-of-law.ts';
import { explainDay } from './explain-day.ts';
import { explainVersion } from './explain-version.ts';
import { OpenedRecords } from './opened-records.ts';
import { presentRefusal } from './present-refusal.ts';

/** Where the guard learns whom the readers of an institution are told to ask. */
export type Institutions = Pick<AccountStore, 'findInstitution'>;

type Contents = NonNullable<ErrorDetails['contents']>;

declare const OPEN: unique symbol;

/**
 * A document in one of its versions that its reader may have. Only the guard makes one, and whatever shows or files a
 * text takes nothing else.
 */
export type OpenDocument = StoredDocument & { readonly [OPEN]: true };

/** A version of a document, and whether its reader may have that. */
export interface ListedVersion extends DocumentVersion {
  readonly decision: AccessDecision;
}

/** Lets a reader have a document or says no in full: the one door that every text passes. */
export class DocumentGuard {
  readonly #store: ContentStore;
  readonly #institutions: Institutions | undefined;
  /** What calls have read here, for whoever counts it. */
  readonly opened = new OpenedRecords();

  constructor(store: ContentStore, institutions?: Institutions) {
    this.#store = store;
    this.#institutions = institutions;
  }

  /**
   * The document, where the reader may have it. Throws `document-not-found` where the edition does not hold it,
   * `document-withdrawn` for a tombstone, and `document-not-included` with what may be shown (OP-17) for a closed one.
   */
  async getOpen(reader: Reader, id: string): Promise<OpenDocument> {
    const document = await this.getHeld(reader, id);
    if (!decideHeld(reader, document).isOpen) throw await this.refuse(reader, document);
    return asOpen(document);
  }

  /** The same of what is filed as a type: what is anything else is not found. */
  async getOpenOf(reader: Reader, id: string, type: string): Promise<OpenDocument> {
    const document = await this.getOpen(reader, id);
    if (document.record.type !== type) throw new LibraryError('document-not-found');
    return document;
  }

  /** The same; undefined where the reader may not have it. */
  async findOpen(reader: Reader, id: string): Promise<OpenDocument | undefined> {
    try {
      return await this.getOpen(reader, id);
    } catch (error) {
      if (error instanceof LibraryError) return undefined;
      throw error;
    }
  }

  /**
   * The open document with the record and the text of a version; as it is where none is named. Throws
   * `version-not-found`, `version-not-kept` and `version-forgotten`, which say what there is, and `version-not-included`
   * where its own codes do not admit the reader (OP-204).
   */
  async openVersion(reader: Reader, document: OpenDocument, version: number | undefined): Promise<OpenDocument> {
    const found = await this.findVersion(reader, document, version);
    if (found) return found;
    const versions = await this.#store.listVersions(document.number);
    throw explainVersion(document, versions, version ?? document.version);
  }

  /**
   * The open document with the text that was in force on a day (OP-197). Throws `text-of-day-unknown`, which names the
   * nearest, and what `openVersion` throws.
   */
  async openState(reader: Reader, document: OpenDocument, day: LegalDate): Promise<OpenDocument> {
    const state = findState(await this.#store.listVersions(document.number), day);
    if (!state.found) throw explainDay(document, day, state);
    return this.openVersion(reader, document, state.found.version);
  }

  /** The same; undefined where that version is not there to be read. */
  async findVersion(
    reader: Reader,
    document: OpenDocument,
    version: number | undefined,
  ): Promise<OpenDocument | undefined> {
    if (version === undefined || version === document.version) return document;
    const former = await this.#store.findFormerVersion(document.number, version);
    if (!former) return undefined;
    const { access, ...text } = former;
    const decision = decideVersion(reader, document, access);
    if (!decision.isOpen) throw await this.#refuseVersion(reader, document, version, decision);
    const opened = asOpen({ ...document, ...text });
    this.opened.note(reader, opened);
    return opened;
  }

  /** The publication that a document is part of, where it is part of one that the library holds. */
  async findPublication(
    reader: Reader,
    { kind, publication: id }: StoredDocument,
  ): Promise<StoredRecord<PublicationRecord> | undefined> {
    return id === undefined || kind === 'publication' ? undefined : this.#readPublication(reader, id);
  }

  /** Every version of an open document by its number, the newest first, with whether the reader may have it. */
  async listVersions(reader: Reader, document: OpenDocument): Promise<ListedVersion[]> {
    const versions = await this.#store.listVersions(document.number);
    return versions.map((version) => {
      const { access } = version;
      return { ...version, decision: access ? decideVersion(reader, document, access) : decideHeld(reader, document) };
    });
  }

  /** The document as the edition holds it, whoever may open it; not to be answered as it is. */
  async getHeld(reader: Reader, id: string): Promise<StoredDocument> {
    const document = await this.#store.findDocument(id);
    if (!document?.editions.includes(reader.edition.id)) throw new LibraryError('document-not-found');
    if (document.state === 'withdrawn') {
      const { title, removedAt } = document;
      throw new LibraryError('document-withdrawn', { ...(title && { title }), date: removedAt.slice(0, 10) });
    }
    this.opened.note(reader, document);
    return document;
  }

  /** Those of these documents that the reader may open; what another edition holds, or nobody, is not among them. */
  async listOpen(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
    const held = await this.listHeld(reader, ids);
    return new Set([...held].filter(([, { isOpen }]) => isOpen).map(([id]) => id));
  }

  /** Those of these documents that the edition has, each with the decision on it. */
  async listHeld(reader: Reader, ids: readonly string[]): Promise<Map<string, AccessDecision>> {
    const previews = await this.#store.listPreviews([...new Set(ids)]);
    const decided = previews.map((preview) => [preview.id, decideHeld(reader, preview)] as const);
    return new Map(decided.filter(([, { isHeld }]) => isHeld));
  }

  /** The refusal of a closed document: its record, its contents, who holds it and whom to ask. */
  async refuse(reader: Reader, document: StoredDocument): Promise<LibraryError> {
    const { record } = document;
    const [publication, contents, contact] = await Promise.all([
      document.publication === undefined ? undefined : this.#readPublication(reader, document.publication),
      this.#listContents(document),
      this.#findContact(reader),
    ]);
    const { subscriptions } = reader.edition;
    const { heldBy } = decideHeld(reader, document);
    const own = document.kind === 'publication' ? listNodes(publication?.record.contents ?? []) : contents;
    return new LibraryError('document-not-included', {
      id: document.id,
      ...presentRefusal(record, document.kind === 'publication' ? undefined : publication?.record.title),
      contents: own,
      heldBy: nameSubscriptions(subscriptions, heldBy),
      contact,
    });
  }

  async #readPublication(reader: Reader, id: string) {
    const publication = await this.#store.findPublication(id);
    if (publication) this.opened.notePublication(reader, publication);
    return publication;
  }

  async #refuseVersion(reader: Reader, document: OpenDocument, version: number, { heldBy }: AccessDecision) {
    const { id, record, version: newest } = document;
    const names = nameSubscriptions(reader.edition.subscriptions, heldBy);
    const holds = names.length === 0 ? 'is part of no subscription here' : `comes with ${names.join(', ')}`;
    return new LibraryError('version-not-included', {
      id,
      title: record.title,
      type: record.type,
      version,
      newest,
      heldBy: names,
      reason: `Version ${version} ${holds}.`,
      contact: await this.#findContact(reader),
    });
  }

  async #listContents(document: StoredDocument): Promise<Contents> {
    if (document.kind === 'publication') return [];
    const outline = await this.#store.listOutline(document.content.id);
    return outline.map(({ label, level }) => ({ label, level }));
  }

  async #findContact({ visitor }: Reader): Promise<string | null> {
    if (!visitor.institution || !this.#institutions) return null;
    return (await this.#institutions.findInstitution(visitor.institution.id))?.contact ?? null;
  }
}

function decideVersion(
  reader: Reader,
  { id, record, publication, editions }: StoredDocument,
  access: VersionAccess,
): AccessDecision {
  const { subscriptions } = record;
  const former = { id, ...access, publication: access.publication ?? undefined };
  return decideAccess(reader, { id, subscriptions, publication, editions }, former);
}

function asOpen(document: StoredDocument): OpenDocument {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mark is one of types alone
  return document as OpenDocument;
}

interface Node {
  readonly label: string;
  readonly children?: readonly Node[];
}

/** The labels of a table of contents, flat, each with its level from 1. */
function listNodes(nodes: readonly Node[], level = 1): Contents {
  return nodes.flatMap(({ label, children }) => [{ label, level }, ...listNodes(children ?? [], level + 1)]);
}
