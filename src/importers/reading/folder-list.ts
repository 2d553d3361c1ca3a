import { parse } from 'csv-parse/sync';
import type { SourceFile } from '../importer.ts';

/** The list that a folder has of its files, a row a file. */
const FOLDER_LIST = 'index.csv';
/** Columns that may name the file of a row. */
const FILE_COLUMNS = ['file', 'filename', 'path'];

/** What a folder's list says of one file, by the names of its columns; empty cells are left out. */
export type FolderRow = Readonly<Record<string, string>>;

/** Whether a list says something of the files beside it, and holds no documents of its own. */
export function isFolderList(path: string, header: readonly string[]): boolean {
  const name = path.replace(/^.*\//, '').toLowerCase();
  return name === FOLDER_LIST && FILE_COLUMNS.some((column) => header.includes(column));
}

/** The row of a file in the `index.csv` beside it; undefined where there is none. */
export async function readFolderRow({ path, readCompanion }: SourceFile): Promise<FolderRow | undefined> {
  const list = await readCompanion(FOLDER_LIST);
  if (list === undefined) return undefined;
  const name = path.replace(/^.*\//, '');
  const rows: FolderRow[] = parse(list, {
    columns: true,
    bom: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const row = rows.find((cells) => FILE_COLUMNS.some((column) => cells[column] === name));
  return row && Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''));
}
