import { decideHeld, nameSubscriptions, type HeldDocument } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError, type ErrorDetails } from '#domain/errors/library-error.ts';
import type { AccountStore } from '#server/ports/account-store.ts';
import type { ContentStore, StoredDocument } from '#server/ports/content-store.ts';
import { presentRefusal } from './present-refusal.ts';

/** Where the guard learns whom the readers of an institution are told to ask. */
export type Institutions = Pick<AccountStore, 'findInstitution'>;

type Contents = NonNullable<ErrorDetails['contents']>;

/** Lets a reader have a document or says no in full: the one door that every text passes. */
export class DocumentGuard {
  readonly #store: ContentStore;
  readonly #institutions: Institutions | undefined;

  constructor(store: ContentStore, institutions?: Institutions) {
    this.#store = store;
    this.#institutions = institutions;
  }

  /**
   * The document, where the reader may have it. Throws `document-not-found` where the edition does not hold it,
   * `document-withdrawn` for a tombstone, and `document-not-included` with what may be shown (OP-17) for a closed one.
   */
  async getOpen(reader: Reader, id: string): Promise<StoredDocument> {
    const document = await this.getHeld(reader, id);
    if (!isOpen(reader, document)) throw await this.refuse(reader, document);
    return document;
  }

  /** The document as the edition holds it, whoever may open it; not to be answered as it is. */
  async getHeld(reader: Reader, id: string): Promise<StoredDocument> {
    const document = await this.#store.findDocument(id);
    if (!document) throw new LibraryError('document-not-found');
    if (document.state === 'withdrawn') {
      const { title, removedAt } = document;
      throw new LibraryError('document-withdrawn', { ...(title && { title }), date: removedAt.slice(0, 10) });
    }
    if (!document.editions.includes(reader.edition.id)) throw new LibraryError('document-not-found');
    return document;
  }

  /** The documents of these ids that the reader may open, or that the library does not hold. */
  async listOpen(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
    const previews = await this.#store.listPreviews([...new Set(ids)]);
    const closed = new Set(previews.filter((preview) => !isOpen(reader, preview)).map(({ id }) => id));
    return new Set(ids.filter((id) => !closed.has(id)));
  }

  /** The refusal of a closed document: its record, its contents, who holds it and whom to ask. */
  async refuse(reader: Reader, document: StoredDocument): Promise<LibraryError> {
    const { record } = document;
    const [publication, contents, contact] = await Promise.all([
      document.publication === undefined ? undefined : this.#store.findPublication(document.publication),
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

function isOpen(reader: Reader, document: HeldDocument): boolean {
  return decideHeld(reader, document).isOpen;
}

interface Node {
  readonly label: string;
  readonly children?: readonly Node[];
}

/** The labels of a table of contents, flat, each with its level from 1. */
function listNodes(nodes: readonly Node[], level = 1): Contents {
  return nodes.flatMap(({ label, children }) => [{ label, level }, ...listNodes(children ?? [], level + 1)]);
}
