import type { LegalDate } from '../document/document.ts';
import type { PrintedIn } from './printed-in.ts';
import type { Issue } from './read-issue.ts';
import type { Genre } from './reference-names.ts';

/** A document as reference managers and bibliographies know it (OP-121); what is not known is absent. */
export interface BibliographicEntry extends Issue {
  readonly genre: Genre;
  readonly title: string;
  /** Who wrote it, as printed. */
  readonly creators: readonly string[];
  /** Who edited it, or of a chapter the book that it stands in, as printed. */
  readonly editors?: readonly string[];
  readonly date?: LegalDate;
  /** Title of the book, journal or collection it stands in. */
  readonly container?: string;
  /** Of a work of law: the reports, code or gazette. */
  readonly printedIn?: PrintedIn;
  /** Of a book, from the second on. */
  readonly edition?: number;
  readonly firstPage?: string;
  readonly lastPage?: string;
  /** Court, tribunal or institution; of a book the publisher. */
  readonly issuer?: string;
  /** Numbers of a case, else its neutral citation; of a text of law its number, of a patent that of its publication. */
  readonly number?: string;
  readonly doi?: string;
  readonly isbn?: string;
  readonly issn?: string;
  /** How it is cited. */
  readonly citation?: string;
  /** Citations that nothing else here says, such as an ECLI; never an empty list. */
  readonly parallel?: readonly string[];
  /** The same in the style that was asked for. */
  readonly styled?: string;
  /** Of a text of law: from when to when it was in force as it is here, in words. */
  readonly inForce?: string;
  readonly languages: readonly string[];
  readonly jurisdictions: readonly string[];
  readonly abstract?: string;
  /** What whoever takes it over has to know: that it is made up, or was withdrawn. */
  readonly note?: string;
  /** What its reader wrote on it. */
  readonly annotation?: string;
  /** Where the library shows it, an absolute address; empty where it shows it no more. */
  readonly link: string;
}
