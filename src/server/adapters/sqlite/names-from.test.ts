import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
  type Dialect,
} from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { SqliteDatabase } from './database.ts';
import { namesFrom } from '#server/adapters/sql/shared/names-from.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

type Compiling = Pick<Dialect, 'createAdapter' | 'createQueryCompiler'>;

const compile = (dialect: Compiling) => {
  const queries = new Kysely<LibrarySchema>({
    dialect: {
      ...dialect,
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('nothing is looked into');
      },
    },
  });
  return namesFrom(queries, 'document_name', 'acme').compile(queries);
};

const SQLITE: Compiling = {
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};
const POSTGRES: Compiling = {
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

describe('a range of names', () => {
  const sqlite = new SqliteDatabase(':memory:');
  afterAll(() => sqlite.close());

  it.each([
    ['SQLite', SQLITE, 'BINARY', '?', '?'],
    ['PostgreSQL', POSTGRES, 'C', '$1', '$2'],
  ])('compares bytes in %s, whatever language the database was made in', (_name, dialect, collation, from, to) => {
    const name = `"document_name"."name" COLLATE "${collation}"`;
    expect(compile(dialect)).toMatchObject({
      sql: `${name} >= ${from} AND ${name} < ${to}`,
      parameters: ['acme', 'acme\u{10ffff}'],
    });
  });

  it('is answered by the index', () => {
    sqlite.exec('CREATE TABLE document_name (name TEXT, document INTEGER, PRIMARY KEY (name, document)) WITHOUT ROWID');
    const { sql, parameters } = compile(SQLITE);
    const plan = sqlite.all<{ detail: string }>(
      `EXPLAIN QUERY PLAN SELECT name FROM document_name WHERE ${sql} ORDER BY name COLLATE "BINARY"`,
      ...(parameters as string[]),
    );
    expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH document_name USING PRIMARY KEY (name>? AND name<?)']);
  });
});
