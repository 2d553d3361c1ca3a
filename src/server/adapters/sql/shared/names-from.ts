import { sql, type RawBuilder } from 'kysely';

/** Names looked at for one beginning, of whatever edition: one that thousands share costs no more than any other. */
export const MOST_NAMES = 200;

const AFTER_ALL_LETTERS = '\u{10ffff}';

/** Whether the names of a table begin so, as a range that its index answers: text is ordered by its bytes. */
export function namesFrom(table: string, beginning: string): RawBuilder<unknown> {
  const column = sql.ref(`${table}.name`);
  return sql`${column} >= ${beginning} AND ${column} < ${beginning + AFTER_ALL_LETTERS}`;
}
