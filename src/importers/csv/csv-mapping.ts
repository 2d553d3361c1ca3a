/**
 * How the rows of a list become documents. The same shape stands in a built-in mapping and, as YAML, in a file beside
 * the list (`content/mappings/README.md`).
 */
export interface CsvMapping {
  /** Names the list in document keys; never changes once something is imported. */
  readonly name: string;
  /** Columns that must be in the header row; a built-in mapping is chosen by them. */
  readonly columns: readonly string[];
  /** Columns whose values together identify a row. */
  readonly key: readonly string[];
  /** What a reader sees for a column; a column without a label is shown under its own name. */
  readonly labels: Readonly<Record<string, string>>;
  /** Field of the document -> where its value comes from. `title` and `type` are required. */
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** Given where each row is also an arbitration case. */
  readonly case?: Readonly<Record<string, FieldRule>>;
  /** Given where each row is also a treaty: its parties, and when it was signed, in force and denounced. */
  readonly treaty?: Readonly<Record<string, FieldRule>>;
  /** A second list beside this one with any number of rows for each row here. */
  readonly companion?: CsvCompanion;
}

export interface CsvCompanion {
  readonly file: string;
  /** Column of this list and column of the companion that hold the same value. */
  readonly on: readonly [string, string];
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * A text with `{column}` places, or a column with what is to be done to it. A list of rules gives a list of values;
 * rules that give nothing are left out.
 */
export type FieldRule = string | ColumnRule | readonly (string | ColumnRule)[];

export interface ColumnRule {
  readonly column: string;
  /** Takes the column from every companion row instead. */
  readonly companion?: boolean;
  /** Parts the value into several. */
  readonly split?: string;
  /** Parts the value into parties, where it is sure that there are several. */
  readonly parties?: boolean;
  /** What the value must be and how it is written in the document. */
  readonly as?: ValueKind;
  /** Value in the list -> value in the document; any other value is refused. */
  readonly values?: Readonly<Record<string, string>>;
}

export const VALUE_KINDS = ['text', 'iso-date', 'day-first-date', 'nace-code', 'icsid-year', 'country'] as const;

export type ValueKind = (typeof VALUE_KINDS)[number];
