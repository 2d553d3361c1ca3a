import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * Whether a column says these very letters somewhere; there are none that stand for others. `LIKE` is no help: to SQLite
 * capitals are small letters there, to PostgreSQL they are not.
 */
export function says(column: string, words: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`replace(${sql.ref(column)}, ${words}, '') <> ${sql.ref(column)}`;
}
