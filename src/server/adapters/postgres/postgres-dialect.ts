import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';
import { PandectPostgresCompiler } from './postgres-compiler.ts';
import { TURNS } from './turns.ts';

/**
 * PostgreSQL for stores that were written for one writer at a time: a transaction takes the right to write when it
 * begins, as in SQLite, and keeps it to its end. Reading goes on meanwhile.
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
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings);
    if (settings.accessMode === 'read only') return;
    await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${TURNS.change})`));
  }
}
