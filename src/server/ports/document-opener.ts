import type { DocumentDetails } from '#contract/document.ts';
import type { Forms } from '#domain/search/related-forms.ts';
import type { Reader } from '#domain/access/reader.ts';

/** Opens the texts of documents. */
export interface DocumentOpener {
  /**
   * The document with the text around `anchor` or the first match of `searchTerm`, which is marked in the newest version
   * alone. Throws `document-not-found`, `document-withdrawn` and `document-not-included`, and `version-not-found` and
   * `version-not-kept` to whom the document is open.
   */
  getDocument(reader: Reader, id: string, wish: TextWish): Promise<DocumentDetails>;
}

/** What of a document is wanted. */
export interface TextWish {
  readonly searchTerm?: string | undefined;
  /** Which forms of its words are marked. */
  readonly forms?: Forms | undefined;
  readonly anchor?: string | undefined;
  /** The newest where it is left out. */
  readonly version?: number | undefined;
}
