/** Makes files out of plain data. Content is data: nothing in it is read as markup, as a formula or as a path. */
export interface DocumentRenderer {
  /**
   * The bytes of a list in a format. Lists wait for each other. Throws `LibraryError`: `download-too-slow` beyond the time
   * limit, `library-busy` where too many wait, `format-not-available` where the installation lacks the part that makes
   * it; and the signal's reason once that fires.
   */
  renderList(format: ListFormat, list: ResultList, signal: AbortSignal): Promise<Uint8Array>;
  /** The same for a table of anything. */
  renderTable(format: TableFormat, table: PlainTable, signal: AbortSignal): Promise<Uint8Array>;
  /** Ends what runs. */
  close(): Promise<void>;
}

export const LIST_FORMATS = ['excel', 'word', 'pdf'] as const;

export type ListFormat = (typeof LIST_FORMATS)[number];

/** A list of results with what it is the answer to. */
export interface ResultList {
  readonly title: string;
  /** What stands above the rows: label and value, in order. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly rows: readonly ListRow[];
}

/** One result. A text that is not known is empty. */
export interface ListRow {
  readonly title: string;
  readonly type: string;
  /** Legal date, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date: string;
  /** Source or publication with the place in it. */
  readonly source: string;
  readonly citation: string;
  readonly caseNumbers: string;
  /** Court or institution. */
  readonly court: string;
  readonly jurisdictions: string;
  readonly authors: string;
  /** The summary; empty for what the reader may not open. */
  readonly excerpt: string;
  /** Absolute address. */
  readonly link: string;
  /** Whether the reader's subscription holds it. */
  readonly access: string;
}

export type TableFormat = Extract<ListFormat, 'excel' | 'word'>;

/** A table of anything; every row has a cell for each column, the first of them names it. */
export interface PlainTable {
  readonly title: string;
  /** What stands above the rows: label and value, in order. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** `width` in characters. */
  readonly columns: readonly { readonly name: string; readonly width: number }[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** A text, a number, or an absolute address that is a link. */
export type TableCell = string | number | { readonly link: string };
