import { Kysely } from 'kysely';
import type { ContentStore } from '#server/ports/content-store.ts';
import { SqlContentStore } from '#server/adapters/sql/library/content-store.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { SqliteDatabase } from './database.ts';
import { PatientSqliteDialect } from './patient-dialect.ts';

/** Opens a library's file to read documents from, on a connection of its own. */
export function openTextStorage(path: string): { readonly content: ContentStore; close(): void } {
  const database = new SqliteDatabase(path, { readOnly: true });
  const queries = new Kysely<LibrarySchema>({ dialect: new PatientSqliteDialect(database) });
  return { content: new SqlContentStore(queries), close: () => database.close() };
}
