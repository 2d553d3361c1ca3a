import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import { SqliteDatabase } from './database.ts';
import { namesFrom } from '#server/adapters/sql/shared/names-from.ts';

const queries = new Kysely<object>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

it('A range of names is answered by the index', () => {
  const sqlite = new SqliteDatabase(':memory:');
  sqlite.exec('CREATE TABLE document_name (name TEXT, document INTEGER, PRIMARY KEY (name, document)) WITHOUT ROWID');
  const { sql, parameters } = namesFrom('document_name', 'acme').compile(queries);
  const plan = sqlite.all<{ detail: string }>(
    `EXPLAIN QUERY PLAN SELECT name FROM document_name WHERE ${sql} ORDER BY name`,
    ...(parameters as string[]),
  );
  expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH document_name USING PRIMARY KEY (name>? AND name<?)']);
  sqlite.close();
});
