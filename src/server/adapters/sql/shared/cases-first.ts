import { sql, type RawBuilder } from 'kysely';

/** Orders documents of a table: cases before the rest. */
export function casesFirst(table: string): RawBuilder<number> {
  return sql<number>`CASE ${sql.ref(`${table}.kind`)} WHEN 'case' THEN 0 ELSE 1 END`;
}
