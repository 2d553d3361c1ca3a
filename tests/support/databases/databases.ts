import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { describe } from 'vitest';
import { migratePeople } from '#server/adapters/sql/migrations/migrate.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { openPeopleDatabase, type PeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { layEmptyPeople } from '../lay-people.ts';
import { findPostgres } from './find-postgres.ts';
import { createPostgres } from './postgres-database.ts';

/** The tables about people, empty, for one test. */
export interface PeopleUnderTest {
  /** Each on a connection of its own, as another server has. */
  connect(): Promise<{ readonly queries: Kysely<PeopleSchema>; close(): void | Promise<void> }>;
  dispose(): void | Promise<void>;
}

/** A database that the stores are written for. */
export interface TestedDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  createPeople(): Promise<PeopleUnderTest>;
}

export const SQLITE: TestedDatabase = { name: 'SQLite', createPeople: createSqlitePeople };
const POSTGRES: TestedDatabase = { name: 'PostgreSQL', createPeople: createPostgresPeople };

/** Describes the same on SQLite and on a real PostgreSQL. */
export function describeOnBoth(register: (database: TestedDatabase) => void): void {
  register(SQLITE);
  describeOnPostgres(() => register(POSTGRES));
}

/** Where there is none, what would be tried on it is skipped by name and reason. */
export function describeOnPostgres(register: () => void): void {
  const found = findPostgres();
  if ('reason' in found) describe.skip(`skipped, since ${found.reason}:`, register);
  else register();
}

async function createSqlitePeople(): Promise<PeopleUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-people-'));
  const open: PeopleDatabase[] = [];
  return {
    connect: async () => {
      await layEmptyPeople(folder);
      const database = await openPeopleDatabase(folder);
      open.push(database);
      return database;
    },
    dispose: () => {
      for (const database of open) database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createPostgresPeople(): Promise<PeopleUnderTest> {
  const { connect, dispose } = await createPostgres<PeopleSchema>('people', migratePeople);
  return { connect: async () => connect(), dispose };
}
