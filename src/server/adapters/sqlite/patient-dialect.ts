import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
} from 'kysely';
import type { SqliteDatabase } from './database.ts';
import { isBusy, translateFailure } from './sqlite-failure.ts';

/** How long a change waits for another connection's to end, and how often it looks. */
const PATIENCE_MILLISECONDS = 10_000;
const PAUSE_MILLISECONDS = 5;

/**
 * SQLite for several processes that change the same file: a transaction takes the right to write when it begins, and
 * whoever has to wait does so without holding up the event loop. A transaction that began as a reader could be refused
 * outright at its first change. What does not answer in time is `StoreUnavailable`.
 */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    const config = { database: database.forKysely() };
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new PatientSqliteDriver(this.#config, this.#database);
  }
}

class PatientSqliteDriver extends SqliteDriver {
  readonly #database: SqliteDatabase;
  #connection: PatientConnection | undefined;

  constructor(config: SqliteDialectConfig, database: SqliteDatabase) {
    super(config);
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection());
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** What a full disk has ended cannot be taken back again: that would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  /** Since when the file is held by somebody else; what comes later does not wait all over again. */
  #busySince: number | undefined;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query);
        // Reading goes on while somebody else writes: only a change shows that the file is free again.
        if (result.numAffectedRows !== undefined) this.#busySince = undefined;
        return result;
      } catch (error) {
        const now = performance.now();
        if (isBusy(error)) this.#busySince ??= now;
        if (!isBusy(error) || now - (this.#busySince ?? now) >= PATIENCE_MILLISECONDS) throw translateFailure(error);
      }
      await pause(PAUSE_MILLISECONDS);
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
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
