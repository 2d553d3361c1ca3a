import type { DocumentDetails } from '#contract/document.ts';
import type { LegalDate } from '#domain/document/document.ts';
import type { Forms } from '#domain/words/forms.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Charge } from './register-call.ts';

/** Opens the texts of documents. */
export interface DocumentOpener {
  /**
   * The document with the text around `anchor` or the first match of `searchTerm`, which is marked in the newest version
   * alone. Throws `document-not-found`, `document-withdrawn` and `document-not-included`, and `version-not-found`,
   * `version-not-kept`, `version-forgotten`, `version-not-included` and `text-of-day-unknown` to whom the document is open. Looking for the term is charged like a search; where that is refused,
   * or the term asks too much, the text comes unmarked and says why.
   */
  getDocument(reader: Reader, id: string, wish: TextWish, charge: Charge): Promise<DocumentDetails>;
}

/** What of a document is wanted. */
export interface TextWish {
  readonly searchTerm?: string | undefined;
  /** Which forms of its words are marked. */
  readonly forms?: Forms | undefined;
  readonly anchor?: string | undefined;
  /** The newest where it is left out. */
  readonly version?: number | undefined;
  /** A day on which the text was in force, where no version is named (OP-197). */
  readonly inForce?: LegalDate | undefined;
}
