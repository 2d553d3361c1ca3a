import { Kysely } from 'kysely';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { migratePeople } from '../sql/migrate.ts';
import type { PeopleSchema } from '../sql/people-schema.ts';
import { SqliteDatabase } from './database.ts';
import { beginPatiently, PatientSqliteDialect } from './patient-dialect.ts';

const OWNER_ONLY = 0o600;

/** One connection to `people.db` through the query builder. A process needs one. */
export interface PeopleDatabase {
  readonly path: string;
  readonly queries: Kysely<PeopleSchema>;
  close(): void;
}

/**
 * Opens the accounts and sessions in the data folder, creates both where they are missing, readable by their owner
 * only, and brings the schema up to date. Several processes may do so at once.
 */
export async function openPeopleDatabase(dataFolder: string): Promise<PeopleDatabase> {
  mkdirSync(dataFolder, { recursive: true });
  const path = join(dataFolder, 'people.db');
  closeSync(openSync(path, 'a', OWNER_ONLY));
  const sqlite = new SqliteDatabase(path);
  try {
    const queries = new Kysely<PeopleSchema>({ dialect: new PatientSqliteDialect(sqlite) });
    await beginPatiently(sqlite);
    await migratePeople(queries);
    sqlite.exec('COMMIT');
    return { path, queries, close: () => sqlite.close() };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
