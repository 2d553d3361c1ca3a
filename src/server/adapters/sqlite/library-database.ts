import { Kysely } from 'kysely';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { LibraryLocked, type WriterLock } from '#server/ports/writer-lock.ts';
import { fillBackfills, lacksSomething, type TellProgress } from '#server/adapters/sql/writer/fill-backfills.ts';
import { listPendingOfLibrary, migrateLibrary } from '#server/adapters/sql/migrations/migrate.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { SqliteDatabase } from './database.ts';
import { FileLock } from './file-lock.ts';
import { INDEX_SCHEMA } from './index/index-schema.ts';
import { isIndexOld } from './index/index-version.ts';
import { beginPatiently, PatientSqliteDialect } from './patient-dialect.ts';
import { makePrivate } from './private-files.ts';
import { translateOpening } from './sqlite-failure.ts';

const PATIENCE_MILLISECONDS = 3000;
const PAUSE_MILLISECONDS = 20;

/** Where the lock of the library in a data folder lies. */
export function lockPath(dataFolder: string): string {
  return join(dataFolder, 'library.lock');
}

/** Where those who read the library in a data folder leave their mark. */
export function readersPath(dataFolder: string): string {
  return join(dataFolder, 'library.readers');
}

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
  /** Steps of the schema that this opening took, by name. */
  readonly migrated: readonly string[];
  /** Whether documents were indexed by an earlier version, which took less of them. */
  readonly isIndexOld: boolean;
  close(): void;
}

/**
 * Opens the library in the data folder, creates both where they are missing, readable by their owner only, and brings the schema up to date under the
 * library's lock. Several processes may do so at once: those that come second wait for a while. Throws
 * `StoreUnavailable` where the file cannot be used, `LibraryLocked` where the schema is old and somebody else goes on
 * writing. `tell` hears how far an older library has been given what it lacks.
 */
export async function openLibraryDatabase(
  dataFolder: string,
  known: KnownInstruments,
  tell?: TellProgress,
): Promise<LibraryDatabase> {
  const path = join(dataFolder, 'library.db');
  try {
    makePrivate(dataFolder);
    return await open(path, new FileLock(lockPath(dataFolder), () => new Date().toISOString()), { known, tell });
  } catch (error) {
    throw translateOpening(error, path);
  }
}

/** What an older library is filled with, and who hears of it. */
interface Filling {
  readonly known: KnownInstruments;
  readonly tell: TellProgress | undefined;
}

async function open(path: string, lock: WriterLock, filling: Filling): Promise<LibraryDatabase> {
  const sqlite = new SqliteDatabase(path);
  try {
    const queries = new Kysely<LibrarySchema>({ dialect: new PatientSqliteDialect(sqlite) });
    const migrated = await migrateLocked(sqlite, queries, lock);
    const closing = new AbortController();
    const filled = (await lacksSomething(queries)) ? fill(path, closing.signal, filling) : Promise.resolve();
    filled.catch(() => {});
    const close = () => {
      closing.abort();
      sqlite.close();
    };
    return { path, sqlite, queries, filled, migrated, isIndexOld: isIndexOld(sqlite), close };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Takes the steps that are due, where there are any; answers which. */
async function migrateLocked(
  sqlite: SqliteDatabase,
  queries: Kysely<LibrarySchema>,
  lock: WriterLock,
): Promise<string[]> {
  if ((await listPendingOfLibrary(queries)).length === 0) return [];
  await takePatiently(lock);
  try {
    await beginPatiently(sqlite);
    const steps = await migrateLibrary(queries);
    INDEX_SCHEMA.forEach((statement) => sqlite.exec(statement));
    sqlite.exec('COMMIT');
    return steps;
  } finally {
    await lock.release();
  }
}

/** Whoever else migrates is soon done; an import is not. */
async function takePatiently(lock: WriterLock): Promise<void> {
  for (const start = performance.now(); ;) {
    try {
      await lock.take();
      return;
    } catch (error) {
      if (!(error instanceof LibraryLocked) || performance.now() - start > PATIENCE_MILLISECONDS) throw error;
    }
    await pause(PAUSE_MILLISECONDS);
  }
}

/** On a connection of its own that never waits inside the driver. */
async function fill(path: string, signal: AbortSignal, { known, tell }: Filling): Promise<void> {
  const sqlite = new SqliteDatabase(path);
  try {
    sqlite.exec('PRAGMA busy_timeout = 0');
    await fillBackfills(new Kysely<LibrarySchema>({ dialect: new PatientSqliteDialect(sqlite) }), known, signal, tell);
  } finally {
    sqlite.close();
  }
}
