import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up as createLibrary } from '../sql/migrations/0001-library.ts';
import { up as keepVersions } from '../sql/migrations/0007-versions.ts';
import { listVersions } from '../sql/read-versions.ts';
import type { LibrarySchema } from '../sql/schema.ts';
import { SqliteDatabase } from './database.ts';
import { PatientSqliteDialect } from './patient-dialect.ts';

test('OP-115: versions from before are told when they were replaced, and that their texts are not kept', async () => {
  const database = new SqliteDatabase(':memory:');
  const dialect = new PatientSqliteDialect(database);
  const db = new Kysely<unknown>({ dialect });
  const queries = new Kysely<LibrarySchema>({ dialect });
  await createLibrary(db);
  const rows = [
    [1, 1, '2026-03-01'],
    [1, 2, '2026-04-01'],
    [1, 3, '2026-05-01'],
    [2, 1, '2026-03-01'],
  ];
  for (const [document, version, day] of rows) {
    await sql`INSERT INTO document_version VALUES (${document}, ${version}, 'f00d', ${day}, 7)`.execute(db);
  }
  await keepVersions(db);
  expect(await listVersions(queries, 1)).toMatchObject([
    { version: 3, importedAt: '2026-05-01', replacedAt: null, isKept: true },
    { version: 2, importedAt: '2026-04-01', replacedAt: '2026-05-01', isKept: false },
    { version: 1, importedAt: '2026-03-01', replacedAt: '2026-04-01', isKept: false },
  ]);
  expect(await listVersions(queries, 2)).toMatchObject([{ version: 1, replacedAt: null, isKept: true }]);
  database.close();
});
