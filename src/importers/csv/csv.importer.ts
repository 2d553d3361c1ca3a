import { parse } from 'csv-parse/sync';
import { ImportRefusal, type ImportEvent, type Importer, type SourceFile } from '#importers/importer.ts';
import { applyRule, RowProblem, type JoinedRow, type Row } from './apply-mapping.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { readCsvRows, type CsvRow } from './csv-rows.ts';
import { BUILT_IN_MAPPINGS } from './mappings/index.ts';
import { isFolderList } from '../reading/folder-list.ts';
import { readMapping } from './read-mapping.ts';
import { rowBlocks, rowCase, rowDocument, rowTreaty } from './row-record.ts';

/**
 * Lists as CSV, one document a row. The columns are understood by a mapping file beside the list
 * (`{name}.mapping.yaml` or `mapping.yaml`), else by a built-in mapping that its header row calls for. A wrong row is
 * refused alone.
 */
export const csvImporter: Importer = {
  format: 'csv',
  version: 8,
  atomic: 'entry',
  accepts: (path) => /\.(csv|tsv)$/i.test(path),
  isCompanion: (path) => /(^|[./])mapping\.(yaml|json)$/i.test(path),
  read: readCsv,
};

/** Lists that only complete the files beside them: they hold no documents of their own. */
const COMPANION_COLUMNS: readonly (readonly string[])[] = [
  ['bwb_id', 'title_nl', 'partner'],
  ['case_caseNumber', 'case_caseSectors_label'],
];

async function* readCsv(file: SourceFile): AsyncGenerator<ImportEvent> {
  const rows = readCsvRows(file.bytes);
  try {
    yield* readRows(file, rows);
  } finally {
    // A list that is left after its first line is closed, too.
    await rows.return(undefined);
  }
}

async function* readRows(file: SourceFile, rows: AsyncGenerator<CsvRow>): AsyncGenerator<ImportEvent> {
  const first = await rows.next();
  if (first.done || 'problem' in first.value)
    throw new ImportRefusal('the first line must be the names of the columns', 1, 0);
  const header = first.value.cells.map((name) => name.trim());
  const mapping = await findMapping(file, header);
  if (mapping === undefined) return;
  const companions = await readCompanions(file, mapping);
  const seen = new Map<string, number>();
  for await (const row of rows) {
    if ('problem' in row) {
      yield { kind: 'refused', refusal: { line: row.line, column: 0, reason: row.problem } };
      continue;
    }
    try {
      const joined = joinRow(header, row.cells, mapping, companions);
      const document = rowDocument(mapping, joined);
      const record = rowCase(mapping, joined);
      const treaty = rowTreaty(mapping, joined, document);
      const before = seen.get(document.key);
      if (before !== undefined)
        throw new RowProblem(`${mapping.key.join(', ')} repeats the row of line ${before}; every row needs its own`);
      seen.set(document.key, row.line);
      yield { kind: 'blocks', blocks: rowBlocks(mapping, joined) };
      yield record ? { kind: 'case', record, document } : { kind: 'document', document, line: row.line };
      yield* treaty;
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      yield { kind: 'refused', refusal: { line: row.line, column: 0, reason: error.message } };
    }
  }
}

/** The mapping of a list; undefined where it only completes the files beside it. */
async function findMapping(file: SourceFile, header: readonly string[]): Promise<CsvMapping | undefined> {
  const name = file.path.replace(/^.*\//, '').replace(/\.[^.]+$/, '');
  for (const companion of [`${name}.mapping.yaml`, `${name}.mapping.json`, 'mapping.yaml']) {
    const text = await file.readCompanion(companion);
    if (text === undefined) continue;
    const mapping = readMapping(text, companion);
    const missing = [...mapping.columns, ...mapping.key].find((column) => !header.includes(column));
    if (missing === undefined) return mapping;
    throw new ImportRefusal(
      `the mapping ${companion} needs the column \`${missing}\`; the list has ${header.join(', ')}`,
      1,
      0,
    );
  }
  const builtIn = BUILT_IN_MAPPINGS.find((mapping) => mapping.columns.every((column) => header.includes(column)));
  if (builtIn) return builtIn;
  if (COMPANION_COLUMNS.some((columns) => columns.every((column) => header.includes(column)))) return undefined;
  if (isFolderList(file.path, header)) return undefined;
  const known = BUILT_IN_MAPPINGS.map((mapping) => mapping.name).join(', ');
  throw new ImportRefusal(
    `no mapping for this list: lay \`${name}.mapping.yaml\` beside it (the built-in ones are ${known})`,
    1,
    0,
  );
}

async function readCompanions(file: SourceFile, mapping: CsvMapping): Promise<ReadonlyMap<string, readonly Row[]>> {
  const found = new Map<string, Row[]>();
  const text = mapping.companion && (await file.readCompanion(mapping.companion.file));
  if (!mapping.companion || text === undefined) return found;
  const [, theirs] = mapping.companion.on;
  const rows: Row[] = parse(text, { columns: true, bom: true, relax_column_count: true, skip_empty_lines: true });
  for (const row of rows) {
    const key = row[theirs] ?? '';
    const others = found.get(key);
    if (others) others.push(row);
    else found.set(key, [row]);
  }
  return found;
}

function joinRow(
  header: readonly string[],
  cells: readonly string[],
  mapping: CsvMapping,
  companions: ReadonlyMap<string, readonly Row[]>,
): JoinedRow {
  if (cells.length !== header.length)
    throw new RowProblem(`the row has ${cells.length} cells, the header ${header.length}`);
  const row = Object.fromEntries(header.map((column, index) => [column, cells[index] ?? '']));
  const ours = mapping.companion?.on[0];
  const [value] = ours === undefined ? [] : applyRule({ column: ours }, { row, companions: [] });
  return { row, companions: value === undefined ? [] : (companions.get(value) ?? []) };
}
