import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { PandectPostgresCompiler } from './postgres-compiler.ts';
import { translateFailure } from './postgres-failure.ts';
import { TURNS } from './turns.ts';

const TAKE_TURN = CompiledQuery.raw(`select pg_advisory_xact_lock(${TURNS.change})`);
const CHANGES: ReadonlySet<string> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'MergeQueryNode',
]);

/**
 * PostgreSQL for stores that were written for one writer at a time: a transaction takes the right to write when it
 * begins, as in SQLite, and keeps it to its end; so does a change by itself. Reading goes on meanwhile. What does not
 * answer is `StoreUnavailable`.
 */
export class OneWriterDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new OneWriterDriver(this.#config);
  }

  override createQueryCompiler(): PandectPostgresCompiler {
    return new PandectPostgresCompiler();
  }
}

class OneWriterDriver extends PostgresDriver {
  readonly #connections = new WeakMap<DatabaseConnection, WritingConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      const connection = await super.acquireConnection();
      const known = this.#connections.get(connection) ?? new WritingConnection(connection as PoolConnection);
      this.#connections.set(connection, known);
      return known;
    } catch (error) {
      throw translateFailure(error);
    }
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    (connection as WritingConnection).isInTransaction = true;
    await super.beginTransaction(connection, settings);
    if (settings.accessMode === 'read only') return;
    try {
      await connection.executeQuery(TAKE_TURN);
    } catch (error) {
      // What has not begun nobody else ends.
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    (connection as WritingConnection).isInTransaction = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { inner } = connection as WritingConnection;
    // Where it fails the connection is lost, and let go by itself: why the transaction failed says more.
    await super.rollbackTransaction(inner).catch(() => undefined);
    (connection as WritingConnection).isInTransaction = false;
  }

  override releaseConnection(connection: DatabaseConnection): Promise<void> {
    return super.releaseConnection((connection as WritingConnection).inner);
  }
}

type PoolConnection = Parameters<PostgresDriver['releaseConnection']>[0];

/** A connection of the pool: a change by itself is a transaction. */
class WritingConnection implements DatabaseConnection {
  readonly inner: PoolConnection;
  isInTransaction = false;

  constructor(inner: PoolConnection) {
    this.inner = inner;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await (this.isInTransaction || !CHANGES.has(query.query.kind) ? this.#run(query) : this.#change(query));
    } catch (error) {
      throw translateFailure(error);
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, chunkSize);
  }

  #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.inner.executeQuery<Row>(query);
  }

  async #change<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#run(CompiledQuery.raw('begin'));
    try {
      await this.#run(TAKE_TURN);
      const result = await this.#run<Row>(query);
      await this.#run(CompiledQuery.raw('commit'));
      return result;
    } catch (error) {
      // Why it failed says more than that this fails, too.
      await this.#run(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  }
}
