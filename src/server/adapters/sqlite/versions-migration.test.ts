import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up as createLibrary } from '#server/adapters/sql/migrations/library/0001-library.ts';
import { up as keepVersions } from '#server/adapters/sql/migrations/library/0007-versions.ts';
import { up as keepAccess } from '#server/adapters/sql/migrations/library/0040-version-access.ts';
import { findFormerVersion, listVersions } from '#server/adapters/sql/library/read-versions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
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
  await keepAccess(db);
  expect(await listVersions(queries, 1)).toMatchObject([
    { version: 3, importedAt: '2026-05-01', replacedAt: null, isKept: true },
    { version: 2, importedAt: '2026-04-01', replacedAt: '2026-05-01', isKept: false },
    { version: 1, importedAt: '2026-03-01', replacedAt: '2026-04-01', isKept: false },
  ]);
  expect(await listVersions(queries, 2)).toMatchObject([{ version: 1, replacedAt: null, isKept: true }]);
  database.close();
});

test('OP-204: versions from before are read under what their own records said', async () => {
  const database = new SqliteDatabase(':memory:');
  const dialect = new PatientSqliteDialect(database);
  const db = new Kysely<unknown>({ dialect });
  const queries = new Kysely<LibrarySchema>({ dialect });
  await createLibrary(db);
  await keepVersions(db);
  const newest = { subscriptions: [], editions: ['KA'], publication: 'test:book' };
  await sql`INSERT INTO document
    (number, id, key, kind, title, type, publication, demo, record_json, content, content_sha256, version,
     first_imported_at, imported_at, source_path)
    VALUES (1, 'a', 'test:a', 'document', 'A', 'Award', 'book', 0, ${JSON.stringify(newest)}, 9, '', 5, '', '', 'a.md')`.execute(
    db,
  );
  await sql`INSERT INTO document_edition VALUES (1, 'KA'), (1, 'KCL')`.execute(db);
  await sql`INSERT INTO source_file (path, sha256, editions, reader, records, imported_at)
    VALUES ('given.md', '', 'KIPL,KCL', '', 1, '')`.execute(db);
  await sql`INSERT INTO content (id, blocks, words, characters, outline_json) VALUES (1, 1, 1, 1, '[]')`.execute(db);
  const former = [
    [1, { subscriptions: ['KAPP'], editions: ['KA'], publication: 'test:book' }, 'a.md'],
    [2, { subscriptions: [], editions: ['KA'], publication: 'test:other' }, 'given.md'],
    [3, { editions: [] }, 'a.md'],
  ] as const;
  for (const [version, record, path] of former) {
    await sql`INSERT INTO document_version (document, version, source_sha256, imported_at, corpus_version, replaced_at,
      content, record_json, source_path)
      VALUES (1, ${version}, '', '2026', 1, '2026', 1, ${JSON.stringify(record)}, ${path})`.execute(db);
  }
  await sql`INSERT INTO document_version (document, version, source_sha256, imported_at, corpus_version, replaced_at)
    VALUES (1, 4, '', '2026', 1, '2026'), (1, 5, '', '2026', 1, NULL)`.execute(db);
  await keepAccess(db);
  const accessOf = async (version: number) => (await findFormerVersion(queries, 1, version))?.access;
  expect(await accessOf(1)).toEqual({ subscriptions: ['KAPP'], editions: ['KA'], publication: 'book' });
  expect(await accessOf(2)).toEqual({ subscriptions: [], editions: ['KA', 'KCL', 'KIPL'], publication: 'test:other' });
  // Nobody knows any more where it was: what the library says today.
  expect(await accessOf(3)).toEqual({ subscriptions: [], editions: ['KA', 'KCL'], publication: null });
  expect((await listVersions(queries, 1)).map(({ access }) => access !== undefined)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  database.close();
});
