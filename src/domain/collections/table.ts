import { fillPath, fillWords, readText, readValue, type Entry } from './entry.ts';

/** A column of a table: what the screen draws and what its files hold. */
export interface TableColumn {
  readonly name: string;
  /** `date`: legal dates; `link`: addresses, of the application or elsewhere. */
  readonly type: 'text' | 'number' | 'date' | 'link';
  /** Where its value stands in a row. */
  readonly value: string;
  /** In characters of a sheet, where it is not the usual one of its type. */
  readonly width?: number;
  /** Where it stands, if not on the screen and in files. */
  readonly only?: 'screen' | 'file';
  /** On the screen: only where a row has a value. */
  readonly whereAny?: true;
  /** Its reader sorts by it. */
  readonly sorts?: true;
  /** On the screen: words in place of its value, filled from the row; the value where one of them is not known. */
  readonly words?: string;
  /** The same for readers of screens: what a link leads to. */
  readonly said?: string;
  /** On the screen: where its value leads inside the application, a value of the row or an address filled from it. */
  readonly link?: string;
  /** On the screen: another value below it, with where that leads. */
  readonly below?: { readonly value: string; readonly link: string };
  /** On the screen: what draws it, by the name under which that is hung in. */
  readonly drawnBy?: string;
  /** Said where its value is not known, in place of `unknown` and of an empty cell. */
  readonly none?: string;
  /** In files: what is said of a value that is not known where another one is. */
  readonly otherwise?: { readonly where: string; readonly words: string };
}

/** One definition of a table, from which the screen, Excel, Word, PDF and paper come. */
export interface Table {
  /** Its name as a download. */
  readonly id: string;
  /** Filled from the answer that it is of. */
  readonly title: string;
  /** Its page, filled in the same way. */
  readonly address: string;
  /** What its files hold, said after "Download". */
  readonly what: string;
  /** Said above its rows in files, with how many there are. */
  readonly counted?: string;
  /** Its rows are as of a day, whether or not those of other tables of its collection are. */
  readonly asOf?: true;
  readonly columns: readonly TableColumn[];
}

/** A table as its files are made of it. */
export interface TableFile {
  readonly title: string;
  readonly address: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly { readonly name: string; readonly width: number; readonly type: TableColumn['type'] }[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const WIDTHS = { text: 24, number: 12, date: 12, link: 40 } as const;

/** A table with its rows for a file; `answer`: what title and address are filled from; `origin` stands before addresses. */
export function writeTable(table: Table, answer: Entry, rows: readonly Entry[], origin: string): TableFile {
  return {
    title: fillWords(table.title, answer) ?? '',
    address: fillPath(table.address, answer) ?? '',
    facts: table.counted === undefined ? [] : [[table.counted, String(rows.length)]],
    ...writeRows(table.columns, rows, origin),
  };
}

/** Rows for a file, under their columns. */
export function writeRows(
  all: readonly TableColumn[],
  rows: readonly Entry[],
  origin: string,
): Pick<TableFile, 'columns' | 'rows'> {
  const columns = all.filter(({ only }) => only !== 'screen');
  return {
    columns: columns.map(({ name, type, width = WIDTHS[type] }) => ({ name, width, type })),
    rows: rows.map((row) => columns.map((column) => writeCell(column, row, origin))),
  };
}

/** What is not known is empty. */
function writeCell({ type, value, otherwise, none = '' }: TableColumn, row: Entry, origin: string): string | number {
  const found = readValue(row, value);
  if (typeof found === 'number') return found;
  if (found === null) return otherwise && readValue(row, otherwise.where) !== null ? otherwise.words : none;
  const words = readText(row, value) ?? '';
  return type === 'link' && words.startsWith('/') ? `${origin}${words}` : words;
}
