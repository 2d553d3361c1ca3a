import { nameSubscriptions } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import { findFile } from '#domain/edition/find-file.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { EditionFiles } from '#server/ports/edition-files.ts';

export interface OpenFile {
  readonly name: string;
  readonly title: string;
  readonly bytes: Uint8Array;
}

/** Opens the PDFs that the menus of an edition name (SR-012, OP-78). */
export class FileService {
  readonly #files: EditionFiles;

  constructor(files: EditionFiles) {
    this.#files = files;
  }

  /**
   * The file of this name. Throws `document-not-found` for every name that no menu of the edition has, whatever lies on
   * the disk, and `not-subscribed` where the reader's subscription does not hold it.
   */
  async getFile({ edition, codes }: Reader, name: string): Promise<OpenFile> {
    const file = findFile(edition, name);
    if (!file) throw new LibraryError('document-not-found');
    if (!file.heldBy.some((code) => codes.includes(code))) {
      throw new LibraryError('not-subscribed', {
        id: file.name,
        title: file.title,
        type: 'PDF',
        reason: `“${file.title}” is not part of your subscription.`,
        heldBy: nameSubscriptions(edition.subscriptions, file.heldBy),
      });
    }
    const bytes = await this.#files.read(edition.theme, file.name);
    if (!bytes) throw new LibraryError('document-not-found');
    return { name: file.name, title: file.title, bytes };
  }
}
