import type { DocumentDetails } from '#contract/document.ts';
import type { Reader } from '#domain/access/reader.ts';

/** Opens the texts of documents. */
export interface DocumentOpener {
  /**
   * The document with the text around `anchor` or the first match of `searchTerm`. Throws `document-not-found`,
   * `document-withdrawn` and `document-not-included`.
   */
  getDocument(
    reader: Reader,
    id: string,
    searchTerm: string | undefined,
    anchor: string | undefined,
  ): Promise<DocumentDetails>;
}
