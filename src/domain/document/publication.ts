import type { EditionId } from '#domain/edition/edition.ts';
import type { DocumentKey, LegalDate } from './document.ts';

export type PublicationType = 'Book' | 'Loose-leaf' | 'Journal';

/** One entry of a table of contents; a node without a document is a heading. Any depth. */
export interface ContentsNode {
  readonly label: string;
  readonly sublabel?: string;
  /** Id or key of the document it opens. */
  readonly document?: string;
  /** Source identifier or anchor inside that document, for entries below chapter level. */
  readonly anchor?: string;
  readonly pages?: string;
  readonly children?: readonly ContentsNode[];
}

/** A book, loose-leaf or journal that contains documents (ENT-014, ENT-015). */
export interface PublicationRecord {
  readonly key: DocumentKey;
  readonly id?: string;
  readonly editions: readonly EditionId[];
  readonly type: PublicationType;
  readonly title: string;
  readonly subtitle?: string;
  readonly label?: string;
  readonly authors: readonly string[];
  readonly editors: readonly string[];
  readonly publisher?: string;
  readonly series?: string;
  readonly isbn?: string;
  readonly issn?: string;
  readonly publicationDate?: LegalDate;
  readonly updated?: LegalDate;
  readonly editionStatement?: string;
  /** Shared by all editions of one work. */
  readonly cluster?: string;
  readonly languages: readonly string[];
  readonly jurisdictions: readonly string[];
  readonly topics: readonly string[];
  readonly descriptiveText?: string;
  readonly contents: readonly ContentsNode[];
  readonly meta: Readonly<Record<string, unknown>>;
}
