import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';

/**
 * A column of text to be compared and ordered by its bytes, as an index of SQLite is. A database that was made in
 * somebody's language would order as its dictionaries do: `acmé` would lie between `acme` and `acme inc`, and a range of
 * names would answer what does not begin so.
 */
export function byBytes<Schema>(queries: Kysely<Schema>, column: string): RawBuilder<string> {
  const collation = queries.getExecutor().adapter instanceof PostgresAdapter ? 'C' : 'BINARY';
  return sql<string>`${sql.ref(column)} COLLATE ${sql.id(collation)}`;
}
