import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { openPostgresDatabase, type PostgresDatabase } from '#server/adapters/postgres/postgres-database.ts';
import { POSTGRES_FOLDER } from './start-postgres.ts';

/** A database of its own for one test, taken from one that was brought to the newest schema once for the whole run. */
export interface PostgresUnderTest<Schema> {
  /** A pool of connections of its own, as another server has. */
  connect(): PostgresDatabase<Schema>;
  dispose(): Promise<void>;
}

/** Makes one of the kind `model`, whose schema `migrate` makes for the first that asks. */
export async function createPostgres<Schema>(
  model: string,
  migrate: (queries: Kysely<Schema>) => Promise<unknown>,
): Promise<PostgresUnderTest<Schema>> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(async (admin) => {
    // One at a time: a model that is being made or copied lets nobody in.
    await sql`SELECT pg_advisory_lock(1)`.execute(admin);
    const { rows } = await sql`SELECT 1 FROM pg_database WHERE datname = ${model}`.execute(admin);
    if (rows.length === 0) await makeModel(model, migrate, admin);
    await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE ${sql.id(model)} STRATEGY file_copy`.execute(admin);
    await sql`SELECT pg_advisory_unlock(1)`.execute(admin);
  });
  const open: PostgresDatabase<Schema>[] = [];
  return {
    connect: () => {
      const database = openPostgresDatabase<Schema>(addressOf(name));
      open.push(database);
      return database;
    },
    dispose: async () => {
      await Promise.all(open.map((database) => database.close()));
      await administer((admin) => sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(admin));
    },
  };
}

async function makeModel<Schema>(
  model: string,
  migrate: (queries: Kysely<Schema>) => Promise<unknown>,
  admin: Kysely<unknown>,
): Promise<void> {
  const making = `${model}_making`;
  await sql`DROP DATABASE IF EXISTS ${sql.id(making)}`.execute(admin);
  await sql`CREATE DATABASE ${sql.id(making)}`.execute(admin);
  const { queries, close } = openPostgresDatabase<Schema>(addressOf(making));
  await migrate(queries).finally(close);
  await sql`ALTER DATABASE ${sql.id(making)} RENAME TO ${sql.id(model)}`.execute(admin);
}

async function administer(work: (admin: Kysely<unknown>) => Promise<unknown>): Promise<void> {
  const { queries, close } = openPostgresDatabase<unknown>(addressOf('postgres'));
  await queries.connection().execute(work).finally(close);
}

function addressOf(database: string): string {
  return `postgres://pandect@${encodeURIComponent(process.env[POSTGRES_FOLDER] ?? '')}/${database}`;
}
