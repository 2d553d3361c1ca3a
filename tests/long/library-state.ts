import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS } from '#editions/editions.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import { SqliteDatabase } from '#server/adapters/sqlite/database.ts';
import { readConfig } from '#server/config/config.ts';
import { openLibrary } from '#server/compose/content.ts';

/** Everything two libraries must have in common that were given the same files. */
export interface LibraryState {
  /** Id, version and digest of the text of each document, by id. */
  readonly documents: readonly string[];
  /** Total, hits in order and filters of each query. */
  readonly searches: readonly string[];
}

const QUERIES = [
  '',
  'tribunal',
  '"the tribunal"',
  'award AND damages',
  'seat NEAR10 court',
  'arbitra* NOT costs',
  'con*tion',
  'claim NEAR3 (evidence OR damages)',
];

interface DocumentRow {
  readonly id: string;
  readonly version: number;
  readonly content: number;
}

/** What a library holds and how it answers. */
export async function readLibraryState(dataFolder: string): Promise<LibraryState> {
  const database = openReadOnly(dataFolder);
  const documents = listDocuments(database).map(
    ({ id, version, content }) => `${id} ${version} ${digestContent(database, content)}`,
  );
  database.close();
  const library = await openLibrary(readConfig({ PANDECT_DATA: dataFolder }), { workers: 0 });
  try {
    const searches: string[] = [];
    for (const q of QUERIES) {
      const { total, hits } = await library.search.search(createOperatorReader(EDITIONS.KA), 'documentSearch', {
        q,
        resultsPerPage: 50,
      });
      const filters = await library.search.listFilters(createOperatorReader(EDITIONS.KA), 'documentSearch', { q });
      const listed = hits.map(({ id, termCounts }) => [id, termCounts]);
      searches.push(JSON.stringify([q, total, listed, filters.map(({ id, filterItems }) => [id, filterItems])]));
    }
    return { documents, searches };
  } finally {
    await library.close();
  }
}

/** What is half-stored in a library at rest, in words; nothing where all is well. */
export async function findHalfStored(dataFolder: string): Promise<string[]> {
  if (isUnborn(dataFolder)) return [];
  const database = openReadOnly(dataFolder);
  const checked = database.all<{ integrity_check: string }>('PRAGMA integrity_check').map((row) => row.integrity_check);
  const problems = checked.filter((line) => line !== 'ok').map((line) => `integrity: ${line}`);
  const rows = listDocuments(database);
  for (const { id, content } of rows) {
    const facts = database.get<{ blocks: number; characters: number }>(
      'SELECT blocks, characters FROM content WHERE id = ?',
      content,
    );
    const stored = database.all<{ sequence: number; characters: number; blocks: string }>(
      'SELECT sequence, characters, blocks FROM content_chunk WHERE content = ? ORDER BY sequence',
      content,
    );
    const characters = stored.reduce((sum, chunk) => sum + Number(chunk.characters), 0);
    const blocks = stored.reduce((sum, chunk) => sum + (JSON.parse(chunk.blocks) as unknown[]).length, 0);
    const isWhole = stored.every((chunk, index) => Number(chunk.sequence) === index);
    if (!facts || !isWhole || Number(facts.blocks) !== blocks || Number(facts.characters) !== characters) {
      problems.push(`the text of ${id} is not whole`);
    }
  }
  database.close();
  return [...problems, ...(await findUnindexed(dataFolder, rows.length))];
}

/** What a killed import left to readers must be of the undisturbed library, whole, and must answer every search. */
export async function findForeign(dataFolder: string, truth: LibraryState): Promise<string[]> {
  if (isUnborn(dataFolder)) return [];
  const whole = new Set(truth.documents);
  const { documents } = await readLibraryState(dataFolder);
  return documents.filter((line) => !whole.has(line)).map((line) => `${line} is not as it should be`);
}

/** The contents that documents have, and those that their former versions had. */
const VERSIONS = 'SELECT content FROM document UNION SELECT content FROM document_version WHERE content IS NOT NULL';

/** What an import that ended must have cleared away. */
export function findLeftovers(dataFolder: string): string[] {
  const database = openReadOnly(dataFolder);
  const count = (what: string) => Number(database.get<{ n: number }>(`SELECT COUNT(*) AS n FROM ${what}`)?.n);
  const found = {
    'chunks of no version': count(`content_chunk WHERE content NOT IN (${VERSIONS})`),
    'contents of no version': count(`content WHERE id NOT IN (${VERSIONS})`),
    'segments that were never finished': count(`index_segment WHERE state <> 'live'`),
    'pieces of no segment': count('index_chunk WHERE segment NOT IN (SELECT id FROM index_segment)'),
    'changes that the index was not told of': count('index_outbox'),
  };
  database.close();
  return Object.entries(found).flatMap(([what, times]) => (times > 0 ? [`${times} ${what}`] : []));
}

async function findUnindexed(dataFolder: string, documents: number): Promise<string[]> {
  const library = await openLibrary(readConfig({ PANDECT_DATA: dataFolder }), { workers: 0 });
  try {
    const { total } = await library.search.search(createOperatorReader(EDITIONS.KA), 'documentSearch', {});
    return total === documents ? [] : [`${documents} documents are stored and ${total} are found`];
  } finally {
    await library.close();
  }
}

/** A process that was killed before it made its tables leaves no library at all. */
function isUnborn(dataFolder: string): boolean {
  if (!existsSync(join(dataFolder, 'library.db'))) return true;
  const database = openReadOnly(dataFolder);
  const tables = database.all(`SELECT 1 FROM sqlite_master WHERE name IN ('document', 'library_state', 'index_state')`);
  database.close();
  return tables.length < 3;
}

function listDocuments(database: SqliteDatabase): DocumentRow[] {
  return database.all<DocumentRow>('SELECT id, version, content FROM document WHERE removed_at IS NULL ORDER BY id');
}

function digestContent(database: SqliteDatabase, content: number): string {
  const hash = createHash('sha256');
  const chunks = database.iterate<{ blocks: string }>(
    'SELECT blocks FROM content_chunk WHERE content = ? ORDER BY sequence',
    content,
  );
  for (const { blocks } of chunks) hash.update(blocks);
  return hash.digest('hex').slice(0, 16);
}

function openReadOnly(dataFolder: string): SqliteDatabase {
  return new SqliteDatabase(join(dataFolder, 'library.db'), { readOnly: true });
}
