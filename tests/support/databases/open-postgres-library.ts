import { compareStored } from '#server/adapters/text-comparer/compare-texts-thread.ts';
import { AdvisoryLock } from '#server/adapters/postgres/advisory-lock.ts';
import { migrateLibrary } from '#server/adapters/sql/migrations/migrate.ts';
import { SqlContentStore } from '#server/adapters/sql/library/content-store.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { Kysely } from 'kysely';
import { FarEngine, FarIndex } from '#server/ports/far-index.test-support.ts';
import type { TextComparer } from '#server/ports/text-comparer.ts';
import { presentLibrary, type LibraryUnderTest } from './library-under-test.ts';
import { createPostgres, type PostgresUnderTest } from './postgres-database.ts';

/** The tables of a library in PostgreSQL, empty, for one test. */
export function createPostgresLibrary(): Promise<PostgresUnderTest<LibrarySchema>> {
  return createPostgres<LibrarySchema>('library', migrateLibrary);
}

/** An empty library in PostgreSQL, its index elsewhere. */
export async function openPostgresLibrary(): Promise<LibraryUnderTest> {
  const { address, connect, dispose } = await createPostgresLibrary();
  const { queries } = connect();
  const engine = new FarEngine();
  return presentLibrary({
    queries,
    createIndex: () => new FarIndex(engine),
    createLock: (now) => new AdvisoryLock(address, now),
    comparer: compareFrom(queries),
    find: (word) => listIds(queries, engine.find(word)),
    close: dispose,
  });
}

/** Holds texts against each other as the threads do, on this one. */
export function compareFrom(queries: Kysely<LibrarySchema>): TextComparer {
  const store = new SqlContentStore(queries);
  const answer = async <Answer>(work: Parameters<typeof compareStored>[0]) =>
    (await compareStored(work, store)) as Answer;
  return {
    align: async (former, next) => (await answer<{ forebears: Int32Array }>({ alignTo: former, next })).forebears,
    compare: async (former, next) =>
      (await answer<{ changes: Awaited<ReturnType<TextComparer['compare']>> }>({ former, next })).changes,
    compareParts: async (parts) =>
      (await answer<{ changesOfParts: Awaited<ReturnType<TextComparer['compareParts']>> }>({ parts })).changesOfParts,
    outline: async (versions) =>
      (await answer<{ outlines: Awaited<ReturnType<TextComparer['outline']>> }>({ versions })).outlines,
  };
}

/** Ids of documents by their numbers. */
export async function listIds(queries: Kysely<LibrarySchema>, numbers: readonly number[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  const rows = await queries.selectFrom('document').select(['number', 'id']).where('number', 'in', numbers).execute();
  const ids = new Map(rows.map(({ number, id }) => [number, id]));
  return numbers.map((number) => ids.get(number) ?? '');
}
