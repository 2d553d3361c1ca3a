import type { PaperDraft } from '#domain/paper/paper-draft.ts';

/** Makes files out of plain data. Content is data: nothing in it is read as markup, as a formula or as a path. */
export interface DocumentRenderer {
  /**
   * The bytes of a list: a sheet with a row for each, elsewhere each row under its first cell with a line for every other
   * one that is not empty. Files wait for each other. Throws `LibraryError`: `download-too-slow` beyond the time limit,
   * `download-too-large` beyond the memory, `download-interrupted` where it was broken off from outside,
   * `too-many-downloads` where too many wait, `too-many-own-downloads` where too many of whoever asks do
   * (`currentAsker`), `format-not-available` where the installation lacks the part that makes it; and the signal's reason
   * once that fires.
   */
  renderList(format: FileFormat, list: ListModel, signal: AbortSignal, watch?: WatchRender): Promise<Uint8Array>;
  /** The same for pages. */
  renderDocument(
    format: PageFormat,
    document: DocumentModel,
    signal: AbortSignal,
    watch?: WatchRender,
  ): Promise<Uint8Array>;
  /**
   * The same for texts of the library, every word, footnote and cell in its order. Throws `text-not-settable` as well where
   * the format cannot hold all of a text, with the anchor of the block that it cannot.
   */
  renderPaper(format: PageFormat, paper: PaperDraft, signal: AbortSignal, watch?: WatchRender): Promise<Uint8Array>;
  /** Ends what runs. */
  close(): Promise<void>;
}

/** Told how many files come before, and from its turn on how much is done, from 0 to 1. */
export type WatchRender = (progress: RenderProgress) => void;

export type RenderProgress = { readonly ahead: number } | { readonly share: number };

export const FILE_FORMATS = ['excel', 'word', 'pdf', 'text'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

export const PAGE_FORMATS = ['word', 'pdf'] as const satisfies readonly FileFormat[];

export type PageFormat = (typeof PAGE_FORMATS)[number];

/** What stands above everything else of a file: label and value, in order. */
export type Facts = readonly (readonly [label: string, value: string])[];

/** Rows of one kind; every row has a cell for each column, the first of them names it. */
export interface ListTable {
  readonly columns: readonly ListColumn[];
  readonly rows: readonly (readonly ListCell[])[];
}

export interface ListModel extends ListTable {
  readonly title: string;
  readonly facts: Facts;
  /** Other rows that belong to these, on a sheet of their own by a name of letters and spaces. */
  readonly more?: readonly (ListTable & { readonly name: string })[];
}

export interface ListColumn {
  readonly name: string;
  /** In characters, where it is a column of a sheet. */
  readonly width: number;
  /**
   * `date`: legal dates, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; `instant`: ISO 8601 in UTC; `link`: absolute addresses. What
   * is not known is empty.
   */
  readonly type: 'text' | 'number' | 'date' | 'instant' | 'link';
}

/** A number in a column of numbers, a text in any other. */
export type ListCell = string | number;

/** A text in parts, from top to bottom. */
export interface DocumentModel {
  readonly title: string;
  readonly facts: Facts;
  readonly blocks: readonly DocumentBlock[];
}

export type DocumentBlock =
  | {
      readonly kind: 'heading';
      readonly level: 1 | 2;
      readonly text: string;
      /** Where it leads, an absolute address; empty where it leads nowhere. */
      readonly link?: string;
    }
  /** A numbered list. */
  | { readonly kind: 'entries'; readonly entries: readonly DocumentEntry[] }
  /** Running text. */
  | { readonly kind: 'paragraphs'; readonly texts: readonly string[] }
  /** A line for each. */
  | { readonly kind: 'fields'; readonly fields: readonly DocumentField[] }
  /** A box before each, empty or ticked. */
  | { readonly kind: 'checks'; readonly checks: readonly DocumentCheck[] }
  /** A table of contents: a line for each, what is below another further in. */
  | { readonly kind: 'outline'; readonly entries: readonly OutlineEntry[] };

/** A link with what places it and a text; either may be empty. */
export interface DocumentEntry {
  readonly title: string;
  /** Absolute address; empty where there is nothing left to lead to. */
  readonly link: string;
  readonly about: string;
  /** How it is cited; absent where that is not said. */
  readonly cited?: string;
  readonly text: string;
}

/** An entry of a table of contents; all but its text may be empty. */
export interface OutlineEntry {
  readonly text: string;
  /** Absolute address. */
  readonly link: string;
  /** How far in it stands, from 0. */
  readonly depth: number;
  /** By whom it is, or what it is about. */
  readonly about: string;
  /** On which pages it is printed. */
  readonly pages: string;
}

export interface DocumentCheck {
  readonly text: string;
  readonly isTicked: boolean;
}

export interface DocumentField {
  readonly label: string;
  readonly value: string;
  /** The value is an absolute address. */
  readonly isLink: boolean;
}
