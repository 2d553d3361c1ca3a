import type { PublicationDetail } from '#contract/publication.ts';
import type { FileContent } from '#contract/file.ts';
import type { Reader } from '#domain/access/reader.ts';
import { drawCover } from '#domain/document/draw-cover.ts';
import { nestNodes } from '#domain/records/publication-node.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { findAuthors, type AuthorSources } from './find-authors.ts';
import { presentPublication } from './present-publication.ts';

/** Opens publications. */
export class PublicationService {
  readonly #sources: AuthorSources;
  readonly #guard: DocumentGuard;

  constructor(sources: AuthorSources, guard: DocumentGuard) {
    this.#sources = sources;
    this.#guard = guard;
  }

  /**
   * The cover of a publication, `{id}.svg`, also of one that is closed to the reader, since results show it (OP-131).
   * Throws `document-not-found` for anything else.
   */
  async getCover(reader: Reader, file: string): Promise<FileContent> {
    const id = /^(.+)\.svg$/.exec(file)?.[1] ?? '';
    const { kind, record } = await this.#guard.getHeld(reader, id);
    if (kind !== 'publication') throw new LibraryError('document-not-found');
    const { title, type } = record;
    return { name: file, bytes: new TextEncoder().encode(drawCover({ id, title, type })), keeps: true };
  }

  /** The publication that a document is or belongs to, with its whole table of contents (OP-75); throws if closed. */
  async getPublication(reader: Reader, documentId: string): Promise<PublicationDetail> {
    const document = await this.#guard.getHeld(reader, documentId);
    const id = document.publication;
    const publication = id === undefined ? undefined : await this.#sources.content.findPublication(id);
    if (!publication) throw new LibraryError('document-not-found');
    const own = await this.#guard.getOpen(reader, publication.id);
    const { cluster } = publication.record;
    const edition = reader.edition.id;
    const { content } = this.#sources;
    const { nodes, gone } = await content.listNodes(publication.id);
    const [links, editionsOfWork, authors] = await Promise.all([
      content.resolveNames(
        nodes.flatMap(({ document }) => document ?? []),
        edition,
      ),
      cluster === undefined ? [] : content.listEditionsOfWork(cluster, edition),
      findAuthors(this.#sources, edition, own),
    ]);
    const open = await this.#guard.listOpen(
      reader,
      [...links.values()].map((link) => link.id),
    );
    const contents = { nodes: nestNodes(nodes), gone };
    return presentPublication(reader, publication, contents, { links, open }, editionsOfWork, authors, own.importedAt);
  }
}
