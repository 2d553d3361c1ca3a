import { Kysely } from 'kysely';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrateLibrary } from '../sql/migrate.ts';
import type { LibrarySchema } from '../sql/schema.ts';
import { SqliteDatabase } from './database.ts';
import { fillAliases, lacksAliases } from './library/fill-aliases.ts';
import { INDEX_SCHEMA } from './index/index-schema.ts';
import { isIndexOld } from './index/index-version.ts';
import { beginPatiently, PatientSqliteDialect } from './patient-dialect.ts';
import { translateOpening } from './sqlite-failure.ts';

/** One connection to `library.db`, as plain statements and through the query builder. */
export interface LibraryDatabase {
  readonly path: string;
  readonly sqlite: SqliteDatabase;
  readonly queries: Kysely<LibrarySchema>;
  /**
   * Settles once an older library has been given what it lacks, or the database was closed; nobody has to wait. What
   * fails is tried again at the next opening.
   */
  readonly filled: Promise<void>;
  /** Whether documents were indexed by an earlier version, which took less of them. */
  readonly isIndexOld: boolean;
  close(): void;
}

/**
 * Opens the library in the data folder, creates both where they are missing, and brings the schema up to date. Several
 * processes may do so at once. Throws `StoreUnavailable` where the file cannot be used.
 */
export async function openLibraryDatabase(dataFolder: string): Promise<LibraryDatabase> {
  mkdirSync(dataFolder, { recursive: true });
  const path = join(dataFolder, 'library.db');
  try {
    return await open(path);
  } catch (error) {
    throw translateOpening(error, path);
  }
}

async function open(path: string): Promise<LibraryDatabase> {
  const sqlite = new SqliteDatabase(path);
  try {
    const queries = new Kysely<LibrarySchema>({ dialect: new PatientSqliteDialect(sqlite) });
    await beginPatiently(sqlite);
    await migrateLibrary(queries);
    INDEX_SCHEMA.forEach((statement) => sqlite.exec(statement));
    sqlite.exec('COMMIT');
    const closing = new AbortController();
    const filled = lacksAliases(sqlite) ? fillAliases(path, closing.signal) : Promise.resolve();
    filled.catch(() => {});
    const close = () => {
      closing.abort();
      sqlite.close();
    };
    return { path, sqlite, queries, filled, isIndexOld: isIndexOld(sqlite), close };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
