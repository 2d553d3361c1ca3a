import type { PublicationDetail } from '#contract/document.ts';
import type { Reader } from '#domain/access/reader.ts';
import { nestNodes } from '#domain/records/publication-node.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { presentPublication } from './present-publication.ts';

/** Opens publications. */
export class PublicationService {
  readonly #store: ContentStore;
  readonly #guard: DocumentGuard;

  constructor(store: ContentStore, guard: DocumentGuard) {
    this.#store = store;
    this.#guard = guard;
  }

  /** The publication that a document is or belongs to, with its whole table of contents (OP-75); throws if closed. */
  async getPublication(reader: Reader, documentId: string): Promise<PublicationDetail> {
    const document = await this.#guard.getHeld(reader, documentId);
    const id = document.publication;
    const publication = id === undefined ? undefined : await this.#store.findPublication(id);
    if (!publication) throw new LibraryError('document-not-found');
    await this.#guard.getOpen(reader, publication.id);
    const { cluster } = publication.record;
    const { nodes } = await this.#store.listNodes(publication.id);
    const [links, editionsOfWork] = await Promise.all([
      this.#store.resolveNames(nodes.flatMap(({ document }) => document ?? [])),
      cluster === undefined ? [] : this.#store.listEditionsOfWork(cluster),
    ]);
    const open = await this.#guard.listOpen(
      reader,
      [...links.values()].map((link) => link.id),
    );
    return presentPublication(publication, nestNodes(nodes), { links, open }, editionsOfWork);
  }
}
