import { sql, type RawBuilder } from 'kysely';

/** Names looked at for one beginning, of whatever edition: one that thousands share costs no more than any other. */
export const MOST_NAMES = 200;

const AFTER_ALL_LETTERS = '\u{10ffff}';

/** Whether a column begins so, as a range that its index answers: text is ordered by its bytes. */
export function beginsWith(name: string, beginning: string): RawBuilder<boolean> {
  const column = sql.ref(name);
  return sql`(${column} >= ${beginning} AND ${column} < ${beginning + AFTER_ALL_LETTERS})`;
}

/** Whether the names of a table begin so. */
export function namesFrom(table: string, beginning: string): RawBuilder<boolean> {
  return beginsWith(`${table}.name`, beginning);
}
