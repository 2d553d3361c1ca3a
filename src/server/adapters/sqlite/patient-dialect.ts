import { setTimeout as pause } from 'node:timers/promises';
import { SqliteDialect, SqliteDriver, type SqliteDialectConfig } from 'kysely';
import type { SqliteDatabase } from './database.ts';

/** How long a change waits for another connection's to end, and how often it looks. */
const PATIENCE_MILLISECONDS = 10_000;
const PAUSE_MILLISECONDS = 5;
const SQLITE_BUSY = 5;

/**
 * SQLite for several processes that change the same file: a transaction takes the right to write when it begins, and
 * waits for it without holding up the event loop. A transaction that began as a reader could be refused outright at its
 * first change.
 */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #config: SqliteDialectConfig;

  constructor(database: SqliteDatabase) {
    const config = { database: database.forKysely() };
    super(config);
    this.#database = database;
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new PatientSqliteDriver(this.#config, this.#database);
  }
}

class PatientSqliteDriver extends SqliteDriver {
  readonly #database: SqliteDatabase;

  constructor(config: SqliteDialectConfig, database: SqliteDatabase) {
    super(config);
    this.#database = database;
  }

  override async beginTransaction(): Promise<void> {
    await beginPatiently(this.#database);
  }
}

/** Begins a write transaction; throws the database's own error when another holds it for ten seconds. */
export async function beginPatiently(database: SqliteDatabase): Promise<void> {
  for (let waited = 0; ; waited += PAUSE_MILLISECONDS) {
    try {
      tryToBegin(database);
      return;
    } catch (error) {
      if (!isBusy(error) || waited >= PATIENCE_MILLISECONDS) throw error;
    }
    await pause(PAUSE_MILLISECONDS);
  }
}

function tryToBegin(database: SqliteDatabase): void {
  database.exec('PRAGMA busy_timeout = 0');
  try {
    database.exec('BEGIN IMMEDIATE');
  } finally {
    database.exec(`PRAGMA busy_timeout = ${PATIENCE_MILLISECONDS}`);
  }
}

/** The low byte of the driver's code is the kind of failure. */
function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' && code % 256 === SQLITE_BUSY;
}
