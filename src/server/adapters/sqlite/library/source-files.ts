import type { SourceFileMemory } from '#server/ports/library-writer.ts';
import type { SqliteDatabase } from '../database.ts';

/** What is remembered of a file that was read to its end. */
export function findSourceFile(database: SqliteDatabase, path: string): SourceFileMemory | undefined {
  return database.get<SourceFileMemory>(
    'SELECT path, sha256, editions, reader, records FROM source_file WHERE path = ?',
    path,
  );
}

export function writeSourceFile(database: SqliteDatabase, memory: SourceFileMemory, at: string): void {
  database.run(
    `INSERT INTO source_file (path, sha256, editions, reader, records, imported_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (path) DO UPDATE SET sha256 = excluded.sha256, editions = excluded.editions,
       reader = excluded.reader, records = excluded.records, imported_at = excluded.imported_at`,
    memory.path,
    memory.sha256,
    memory.editions,
    memory.reader,
    memory.records,
    at,
  );
}

/** Lets the file that a document came from be read again. */
export function forgetSourceFileOf(database: SqliteDatabase, documentNumber: number): void {
  database.run(
    'DELETE FROM source_file WHERE path IN (SELECT source_path FROM document WHERE number = ?)',
    documentNumber,
  );
}
