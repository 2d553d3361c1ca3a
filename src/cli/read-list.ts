import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { InputRefused } from './change-people.ts';

/** The columns that a list has, by the names in its first line. */
export interface ListColumns {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}

/** A line of a list. A cell is undefined where the list has no such column, and may be empty. */
export interface ListRow {
  /** Counted from 1, the first line being that of the names. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string | undefined>>;
}

const MOST_BYTES = 20_000_000;

/**
 * Reads a CSV file (UTF-8, comma or semicolon) whose first line names its columns. Throws `InputRefused` for a file that
 * cannot be read or has other columns.
 */
export async function readList(path: string, columns: ListColumns): Promise<ListRow[]> {
  const text = await readText(path);
  const [first = ''] = text.split('\n', 1);
  const delimiter = first.includes(';') && !first.includes(',') ? ';' : ',';
  try {
    const rows: { readonly info: { readonly lines: number }; readonly record: Record<string, string> }[] = parse(text, {
      bom: true,
      trim: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      columns: (names: readonly string[]) => checkColumns(names, columns),
    });
    return rows.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new InputRefused(`${path} cannot be read as CSV: ${error.message}.`);
    throw error;
  }
}

async function readText(path: string): Promise<string> {
  try {
    const bytes = await readFile(path);
    if (bytes.byteLength > MOST_BYTES) throw new InputRefused(`${path} is larger than 20 MB; cut it into several.`);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new InputRefused(`${path} is not written in UTF-8.`);
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new InputRefused(`${path} cannot be read: ${error.message}`);
  }
}

function checkColumns(names: readonly string[], { needed, optional }: ListColumns): string[] {
  const found = names.map((name) => name.toLowerCase());
  const known = [...needed, ...optional];
  const missing = needed.filter((name) => !found.includes(name));
  const strange = found.filter((name, index) => !known.includes(name) || found.indexOf(name) !== index);
  if (missing.length === 0 && strange.length === 0) return found;
  const faults = [
    ...missing.map((name) => `“${name}” is missing`),
    ...strange.map((name) => `“${name}” is not known or there twice`),
  ];
  throw new InputRefused(
    `The first line must name the columns ${needed.join(', ')}, and may name ${optional.join(', ')}: ${faults.join(', ')}.`,
  );
}
