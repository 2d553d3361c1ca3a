import type { PublicationDetail } from '#contract/document.ts';
import type { Edition } from '#domain/edition/edition.ts';
import type { ContentsNode } from '#domain/document/publication.ts';
import { LibraryError } from '#domain/errors.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import { presentPublication } from './present-publication.ts';

/** Opens publications. */
export class PublicationService {
  readonly #store: ContentStore;

  constructor(store: ContentStore) {
    this.#store = store;
  }

  /** The publication that a document is or belongs to, with its whole table of contents (OP-75). */
  async getPublication(edition: Edition, documentId: string): Promise<PublicationDetail> {
    const document = await this.#store.findDocument(documentId);
    if (!document) throw new LibraryError('document-not-found');
    if (document.state === 'withdrawn') {
      throw new LibraryError('document-withdrawn', { title: document.title, date: document.removedAt.slice(0, 10) });
    }
    const id = document.kind === 'publication' ? document.id : document.record.publication;
    const publication = id === undefined ? undefined : await this.#store.findPublication(id);
    if (!publication || !document.editions.includes(edition.id)) throw new LibraryError('document-not-found');
    const { cluster, contents } = publication.record;
    const [links, editionsOfWork] = await Promise.all([
      this.#store.resolveNames(listNames(contents)),
      cluster === undefined ? [] : this.#store.listEditionsOfWork(cluster),
    ]);
    return presentPublication(publication, links, editionsOfWork);
  }
}

function listNames(nodes: readonly ContentsNode[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.document === undefined ? [] : [node.document]),
    ...listNames(node.children ?? []),
  ]);
}
