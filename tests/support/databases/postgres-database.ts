import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { openPostgresDatabase, type PostgresDatabase } from '#server/adapters/postgres/postgres-database.ts';
import { POSTGRES_FOLDER } from './start-postgres.ts';

/** A database that one test has to itself. */
export interface PostgresUnderTest<Schema> {
  readonly address: string;
  /** A pool of connections of its own, as another server has. */
  connect(): PostgresDatabase<Schema>;
  dispose(): Promise<void>;
}

type Migrate<Schema> = (queries: Kysely<Schema>) => Promise<unknown>;

/** A database that this process has made, with connections that know its tables. */
interface Kept {
  readonly name: string;
  readonly queries: Kysely<unknown>;
}

/** Those that no test has at the moment, as they were when they were made, by their models. */
const FREE = new Map<string, Kept[]>();

/** Rows that a schema begins with lie in `model` besides. */
const KEEP_FIRST_ROWS = `
  CREATE SCHEMA model;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('CREATE TABLE model.%1$I AS TABLE public.%1$I', name);
    END LOOP;
  END $$`;
/** Takes a tenth of the time of a new database. */
const PUT_BACK = `
  SET LOCAL session_replication_role = replica;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('DELETE FROM public.%1$I; INSERT INTO public.%1$I SELECT * FROM model.%1$I', name);
    END LOOP;
    PERFORM setval(format('public.%I', sequencename), 1, false) FROM pg_sequences WHERE schemaname = 'public';
  END $$`;

/** Gives a test a database of the kind `model`, whose schema `migrate` makes for the first of a run that asks. */
export async function createPostgres<Schema>(
  model: string,
  migrate: Migrate<Schema>,
): Promise<PostgresUnderTest<Schema>> {
  const kept = FREE.get(model)?.pop() ?? keep(await copyModel(model, migrate));
  const address = addressOf(kept.name);
  const first = { queries: kept.queries as Kysely<Schema>, close: async () => {} };
  const others: PostgresDatabase<Schema>[] = [];
  let isFirst = true;
  return {
    address,
    connect: () => {
      if (isFirst) {
        isFirst = false;
        return first;
      }
      const database = openPostgresDatabase<Schema>(address);
      others.push(database);
      return database;
    },
    dispose: async () => {
      await Promise.all(others.map((database) => database.close()));
      await sql.raw(PUT_BACK).execute(kept.queries);
      FREE.set(model, [...(FREE.get(model) ?? []), kept]);
    },
  };
}

function keep(name: string): Kept {
  return { name, queries: openPostgresDatabase<unknown>(addressOf(name)).queries };
}

async function copyModel<Schema>(model: string, migrate: Migrate<Schema>): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onConnection('postgres', async (admin) => {
    // One process at a time: a model that is being made or copied lets nobody in.
    await sql`SELECT pg_advisory_lock(1)`.execute(admin);
    const { rows } = await sql`SELECT 1 FROM pg_database WHERE datname = ${model}`.execute(admin);
    if (rows.length === 0) await makeModel(model, migrate, admin);
    await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE ${sql.id(model)} STRATEGY file_copy`.execute(admin);
  });
  return name;
}

async function makeModel<Schema>(model: string, migrate: Migrate<Schema>, admin: Kysely<unknown>): Promise<void> {
  const making = `${model}_making`;
  await sql`DROP DATABASE IF EXISTS ${sql.id(making)}`.execute(admin);
  await sql`CREATE DATABASE ${sql.id(making)}`.execute(admin);
  const { queries, close } = openPostgresDatabase<Schema>(addressOf(making));
  await migrate(queries);
  await sql.raw(KEEP_FIRST_ROWS).execute(queries);
  await close();
  await sql`ALTER DATABASE ${sql.id(making)} RENAME TO ${sql.id(model)}`.execute(admin);
}

/** One connection, whose locks and settings end with it. */
async function onConnection(name: string, work: (queries: Kysely<unknown>) => Promise<unknown>): Promise<void> {
  const { queries, close } = openPostgresDatabase<unknown>(addressOf(name));
  try {
    await queries.connection().execute(work);
  } finally {
    await close();
  }
}

function addressOf(name: string): string {
  return `postgres://pandect@${encodeURIComponent(process.env[POSTGRES_FOLDER] ?? '')}/${name}`;
}
