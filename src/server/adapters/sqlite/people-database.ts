import { Kysely } from 'kysely';
import { join } from 'node:path';
import { migratePeople } from '#server/adapters/sql/migrations/migrate.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { DatabaseProbe } from './database-probe.ts';
import { SqliteDatabase } from './database.ts';
import { beginPatiently, PatientSqliteDialect } from './patient-dialect.ts';
import { makePrivate } from './private-files.ts';
import { translateOpening } from './sqlite-failure.ts';

/** One connection to `people.db` through the query builder. A process needs one. */
export interface PeopleDatabase {
  readonly path: string;
  readonly queries: Kysely<PeopleSchema>;
  /** Steps of the schema that this opening took, by name. */
  readonly migrated: readonly string[];
  /** Whether what people do can be read and kept. Throws `StoreUnavailable` where the disk says no. */
  isUsable(): Promise<boolean>;
  close(): void;
}

/**
 * Opens the accounts and sessions in the data folder, creates both where they are missing, readable by their owner
 * only, and brings the schema up to date. Several processes may do so at once. Throws `StoreUnavailable` where the file
 * cannot be used.
 */
export async function openPeopleDatabase(dataFolder: string): Promise<PeopleDatabase> {
  const path = join(dataFolder, 'people.db');
  try {
    makePrivate(dataFolder);
    return await open(path);
  } catch (error) {
    throw translateOpening(error, path);
  }
}

async function open(path: string): Promise<PeopleDatabase> {
  const sqlite = new SqliteDatabase(path);
  try {
    const queries = new Kysely<PeopleSchema>({ dialect: new PatientSqliteDialect(sqlite) });
    await beginPatiently(sqlite);
    const migrated = await migratePeople(queries);
    sqlite.exec('COMMIT');
    // From here on nobody waits inside the driver: the dialect does the waiting, and the event loop goes on.
    sqlite.exec('PRAGMA busy_timeout = 0');
    const probe = new DatabaseProbe(path);
    const close = () => {
      probe.close();
      sqlite.close();
    };
    return { path, queries, migrated, isUsable: () => probe.isUsable(), close };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
