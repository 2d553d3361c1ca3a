import { Kysely } from 'kysely';
import pg from 'pg';
import { OneWriterDialect } from './postgres-dialect.ts';

/** Connections of one process. */
const CONNECTIONS = 4;
/** How long a change waits for another's to end. */
const PATIENCE_MILLISECONDS = 10_000;

/** Of the driver, types that come as text, since a number of JavaScript may be too small: none of ours is. */
const NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/** One pool of connections to a database, through the query builder. */
export interface PostgresDatabase<Schema> {
  readonly queries: Kysely<Schema>;
  close(): Promise<void>;
}

/**
 * Opens a database at an address, `postgres:`; a connection is made when the first question is asked, and idle ones keep
 * no process alive.
 */
export function openPostgresDatabase<Schema>(
  connectionString: string,
  { patience = PATIENCE_MILLISECONDS }: { readonly patience?: number } = {},
): PostgresDatabase<Schema> {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    types: { getTypeParser },
    allowExitOnIdle: true,
    lock_timeout: patience,
  });
  // A server that ends idle connections is no reason to end the process: the next question says what is wrong.
  pool.on('error', () => {});
  // Nor one whose connection is lost between two statements.
  pool.on('connect', (client) => client.on('error', () => {}));
  const queries = new Kysely<Schema>({ dialect: new OneWriterDialect({ pool }) });
  return { queries, close: () => queries.destroy() };
}

/** As SQLite does: whole numbers are numbers. */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  NUMBERS.includes(type) ? Number : pg.types.getTypeParser(type, format);
