import { Kysely, SqliteDialect } from 'kysely';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrateLibrary } from '../sql/migrate.ts';
import type { LibrarySchema } from '../sql/schema.ts';
import { SqliteDatabase } from './database.ts';
import { INDEX_SCHEMA } from './index/index-schema.ts';

/** One connection to `library.db`, as plain statements and through the query builder. */
export interface LibraryDatabase {
  readonly path: string;
  readonly sqlite: SqliteDatabase;
  readonly queries: Kysely<LibrarySchema>;
  close(): void;
}

/** Opens the library in the data folder, creates both where they are missing, and brings the schema up to date. */
export async function openLibraryDatabase(dataFolder: string): Promise<LibraryDatabase> {
  mkdirSync(dataFolder, { recursive: true });
  const path = join(dataFolder, 'library.db');
  const sqlite = new SqliteDatabase(path);
  const queries = new Kysely<LibrarySchema>({ dialect: new SqliteDialect({ database: sqlite.forKysely() }) });
  await migrateLibrary(queries);
  INDEX_SCHEMA.forEach((statement) => sqlite.exec(statement));
  return { path, sqlite, queries, close: () => sqlite.close() };
}
